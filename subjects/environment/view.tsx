import type { SubjectView } from '../subject-view.ts';
import { VariableFilter } from './blocks/VariableFilter.tsx';
import { VariableReference } from './blocks/VariableReference.tsx';

export const view: SubjectView = {
  blocks: {
    'variable-filter': VariableFilter,
    'variable-reference': VariableReference,
  },
};
