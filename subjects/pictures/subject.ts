import { step, subject } from '../subject.ts';
import { pictureKinds } from './data.ts';
import { generatePictures } from './generate.ts';
import { siteFacts } from './site-facts.ts';
import { pictureTexts } from './texts.ts';

/** Pictures of the web application: its screens, drawn with the labels of its source and the data of a sample company. */
export const pictures = subject({
  name: 'pictures',
  texts: pictureTexts,
  data: pictureKinds,
  generators: [step('pictures', pictureKinds, generatePictures)],
  siteFacts: step('picture-data', pictureKinds, siteFacts),
  view: () => import('./view.tsx'),
});
