import type { SubjectView } from '../subject-view.ts';
import { VariableReference } from './blocks/VariableReference.tsx';

export const view: SubjectView = {
  blocks: {
    'variable-reference': VariableReference,
  },
};
