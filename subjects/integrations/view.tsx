import * as compare from '#site/integrations/ComparePage.tsx';
import * as integrationsPage from '#site/integrations/IntegrationsPage.tsx';
import * as matrix from '#site/integrations/MatrixPage.tsx';
import type { SubjectView } from '../subject-view.ts';

export const view: SubjectView = {
  screens: {
    integrations: {
      file: 'site/integrations/IntegrationsPage.tsx',
      module: integrationsPage,
      styles: ['integrations'],
    },
    'integrations-matrix': { file: 'site/integrations/MatrixPage.tsx', module: matrix, styles: ['integrations'] },
    'integrations-compare': { file: 'site/integrations/ComparePage.tsx', module: compare, styles: ['integrations'] },
  },
};
