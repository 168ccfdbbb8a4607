import { metamodelKinds } from '../metamodel/data.ts';
import { step, subject } from '../subject.ts';
import { sdkKinds } from './data.ts';
import { generateSdk } from './generate.ts';
import { sampleKnowledge } from './sample-knowledge.ts';
import { sdkTexts } from './texts.ts';

/** The reference of the Python SDK. */
export const sdk = subject({
  name: 'sdk',
  pages: ['/docs/python-sdk'],
  texts: sdkTexts,
  data: sdkKinds,
  generators: [step('sdk', { ...sdkKinds, ...metamodelKinds }, generateSdk)],
  sampleKnowledge: step('sdk', sdkKinds, sampleKnowledge),
  view: () => import('./view.tsx'),
});
