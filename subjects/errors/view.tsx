import type { SubjectView } from '../subject-view.ts';
import { KnownErrors } from './blocks/KnownErrors.tsx';
import { ErrorPreview } from './tool/ErrorPreview.tsx';
import * as errorsPage from './tool/ErrorsPage.tsx';

export const view: SubjectView = {
  blocks: { 'known-errors': KnownErrors },
  screens: {
    'tool-errors': { file: 'subjects/errors/tool/ErrorsPage.tsx', module: errorsPage, styles: ['tools', 'pictures'] },
  },
  previews: { '/tools/errors': ErrorPreview },
};
