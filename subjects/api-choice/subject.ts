import { step, subject } from '../subject.ts';
import { apiChoiceKinds } from './data.ts';
import { generateApiChoice } from './generate.ts';
import { apiChoiceTexts } from './texts.ts';

/** Which API to use for which task. */
export const apiChoice = subject({
  name: 'api-choice',
  pages: ['/docs/api/datahub-apis'],
  texts: apiChoiceTexts,
  data: apiChoiceKinds,
  generators: [step('api-choice', apiChoiceKinds, generateApiChoice)],
  view: () => import('./view.tsx'),
});
