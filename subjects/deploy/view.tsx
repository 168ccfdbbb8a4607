import type { SubjectView } from '../subject-view.ts';
import * as deployPage from './studio/DeployPage.tsx';
import { DeployPreview } from './studio/DeployPreview.tsx';

export const view: SubjectView = {
  screens: {
    'tool-deploy': {
      file: 'subjects/deploy/studio/DeployPage.tsx',
      module: deployPage,
      styles: ['tools', 'deploy', 'pictures'],
    },
  },
  previews: { '/tools/deploy': DeployPreview },
};
