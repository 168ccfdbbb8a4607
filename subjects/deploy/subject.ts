import { helmKinds } from '../helm/data.ts';
import { step, subject } from '../subject.ts';
import { deployKinds, environmentKind } from './data.ts';
import { deployFactFiles } from './make-facts.ts';
import { siteFacts } from './site-facts.ts';
import { deployTranslatable } from './translatable.ts';

/** The studio that checks deployment files. */
export const deploy = subject({
  name: 'deploy',
  texts: deployTranslatable,
  data: deployKinds,
  siteFacts: step('deploy-site-facts', { ...deployKinds, helmFacts: helmKinds.helmFacts }, siteFacts),
  toolFacts: step('deploy-facts', { ...deployKinds, ...helmKinds, ...environmentKind }, deployFactFiles),
  view: () => import('./view.tsx'),
});
