import type { SubjectView } from '../subject-view.ts';
import * as urnPage from './workbench/UrnBenchPage.tsx';
import { UrnPreview } from './workbench/UrnPreview.tsx';

export const view: SubjectView = {
  screens: {
    'tool-urn': { file: 'subjects/urns/workbench/UrnBenchPage.tsx', module: urnPage, styles: ['tools', 'pictures'] },
  },
  previews: { '/tools/urn': UrnPreview },
};
