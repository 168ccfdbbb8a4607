import type { SubjectView } from '../subject-view.ts';
import { PythonMember } from './blocks/PythonMember.tsx';
import { PythonModel } from './blocks/PythonModel.tsx';

export const view: SubjectView = {
  blocks: {
    'python-member': PythonMember,
    'python-model': PythonModel,
  },
};
