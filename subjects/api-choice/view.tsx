import type { SubjectView } from '../subject-view.ts';
import { ApiChoice } from './blocks/ApiChoice.tsx';

export const view: SubjectView = {
  blocks: {
    'api-choice': ApiChoice,
  },
};
