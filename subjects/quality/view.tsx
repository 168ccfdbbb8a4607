import * as accessibility from '#site/accessibility/AccessibilityPage.tsx';
import * as searchQuality from '#site/search/quality/SearchQualityPage.tsx';
import type { SubjectView } from '../subject-view.ts';

export const view: SubjectView = {
  screens: {
    'search-quality': {
      file: 'site/search/quality/SearchQualityPage.tsx',
      module: searchQuality,
      styles: ['search-quality'],
    },
    accessibility: {
      file: 'site/accessibility/AccessibilityPage.tsx',
      module: accessibility,
      styles: ['accessibility'],
    },
  },
};
