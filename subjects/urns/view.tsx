import { UrnPreview } from '#site/tools/previews/UrnPreview.tsx';
import * as urnPage from '#site/tools/urn/UrnBenchPage.tsx';
import type { SubjectView } from '../subject-view.ts';

export const view: SubjectView = {
  screens: {
    'tool-urn': { file: 'site/tools/urn/UrnBenchPage.tsx', module: urnPage, styles: ['tools'] },
  },
  previews: { '/tools/urn': UrnPreview },
};
