import type { SubjectView } from '../subject-view.ts';
import * as accessibility from './accessibility/AccessibilityPage.tsx';
import * as searchQuality from './search/SearchQualityPage.tsx';

export const view: SubjectView = {
  screens: {
    'search-quality': {
      file: 'subjects/quality/search/SearchQualityPage.tsx',
      module: searchQuality,
      styles: ['search-quality'],
    },
    accessibility: {
      file: 'subjects/quality/accessibility/AccessibilityPage.tsx',
      module: accessibility,
      styles: ['accessibility'],
    },
  },
};
