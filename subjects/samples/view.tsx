import * as sampleList from '#site/samples/SampleListPage.tsx';
import * as samplesPage from '#site/samples/SamplesPage.tsx';
import type { SubjectView } from '../subject-view.ts';

export const view: SubjectView = {
  screens: {
    samples: { file: 'site/samples/SamplesPage.tsx', module: samplesPage, styles: ['samples'] },
    'sample-list': { file: 'site/samples/SampleListPage.tsx', module: sampleList, styles: ['samples', 'filters'] },
  },
};
