import type { SubjectView } from '../subject-view.ts';
import * as sampleList from './SampleListPage.tsx';
import * as samplesPage from './SamplesPage.tsx';

export const view: SubjectView = {
  screens: {
    samples: { file: 'subjects/samples/SamplesPage.tsx', module: samplesPage, styles: ['samples'] },
    'sample-list': { file: 'subjects/samples/SampleListPage.tsx', module: sampleList, styles: ['samples', 'filters'] },
  },
};
