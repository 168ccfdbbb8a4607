import { ApiChoice } from '#site/reference/ApiChoice.tsx';
import type { SubjectView } from '../subject-view.ts';

export const view: SubjectView = {
  blocks: {
    'api-choice': ApiChoice,
  },
};
