import { subject } from '../subject.ts';
import { helmKinds } from './data.ts';

/** The values of the Helm charts. */
export const helm = subject({
  name: 'helm',
  data: helmKinds,
});
