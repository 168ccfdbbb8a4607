import type { SubjectView } from '../subject-view.ts';
import * as compare from './directory/ComparePage.tsx';
import * as integrationsPage from './directory/IntegrationsPage.tsx';
import * as matrix from './directory/MatrixPage.tsx';

export const view: SubjectView = {
  screens: {
    integrations: {
      file: 'subjects/integrations/directory/IntegrationsPage.tsx',
      module: integrationsPage,
      styles: ['integrations'],
    },
    'integrations-matrix': {
      file: 'subjects/integrations/directory/MatrixPage.tsx',
      module: matrix,
      styles: ['integrations'],
    },
    'integrations-compare': {
      file: 'subjects/integrations/directory/ComparePage.tsx',
      module: compare,
      styles: ['integrations'],
    },
  },
};
