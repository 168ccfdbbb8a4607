import { PythonMember } from '#site/reference/PythonMember.tsx';
import { PythonModel } from '#site/reference/PythonModel.tsx';
import type { SubjectView } from '../subject-view.ts';

export const view: SubjectView = {
  blocks: {
    'python-member': PythonMember,
    'python-model': PythonModel,
  },
};
