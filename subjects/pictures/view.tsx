import type { SubjectView } from '../subject-view.ts';
import { PictureFigure } from './PictureFigure.tsx';

export const view: SubjectView = { blocks: { picture: PictureFigure } };
