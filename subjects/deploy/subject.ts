import { helmKinds } from '../helm/data.ts';
import { step, subject } from '../subject.ts';
import { deployKinds, environmentKind } from './data.ts';
import { deployFactFiles } from './make-facts.ts';

/** The studio that checks deployment files. */
export const deploy = subject({
  name: 'deploy',
  data: deployKinds,
  toolFacts: step('deploy-facts', { ...deployKinds, ...helmKinds, ...environmentKind }, deployFactFiles),
});
