import type { SubjectView } from '../subject-view.ts';
import { ProductDemo } from './demo/ProductDemo.tsx';
import {
  GraphiqlPicture,
  HomePicture,
  LandingPicture,
  ModelPicture,
  RecipePicture,
  ReleasePicture,
  RunPicture,
  UrnPicture,
} from './PagePictures.tsx';
import { PictureFigure } from './PictureFigure.tsx';

export const view: SubjectView = {
  blocks: { picture: PictureFigure },
  previews: { '/': ProductDemo, '/docs': LandingPicture },
  pictures: {
    '/tools/recipes': RecipePicture,
    '/tools/errors': RunPicture,
    '/tools/graphql': GraphiqlPicture,
    '/tools/urn': UrnPicture,
    '/tools/metamodel': ModelPicture,
    '/tools/deploy': HomePicture,
    '/tools/upgrade': ReleasePicture,
  },
};
