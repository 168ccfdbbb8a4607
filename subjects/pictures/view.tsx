import type { SubjectView } from '../subject-view.ts';
import { ProductDemo } from './demo/ProductDemo.tsx';
import { LandingPicture } from './LandingPicture.tsx';
import { PictureFigure } from './PictureFigure.tsx';

export const view: SubjectView = {
  blocks: { picture: PictureFigure },
  previews: { '/': ProductDemo, '/docs': LandingPicture },
};
