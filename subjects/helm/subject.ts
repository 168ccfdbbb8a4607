import { step, subject } from '../subject.ts';
import { helmKinds } from './data.ts';
import { generateHelm } from './generate.ts';

/** The values of the Helm charts. */
export const helm = subject({
  name: 'helm',
  pages: ['/docs/deploy/helm'],
  data: helmKinds,
  generators: [step('helm', helmKinds, generateHelm)],
});
