import type { HeadPage } from '../format/head.ts';

/** A page of an index for tests, with what they are about. */
export function headPage(facts: Partial<HeadPage> & Pick<HeadPage, 'title'>): HeadPage {
  return {
    href: `/docs/${facts.title.toLowerCase()}`,
    trail: [],
    kind: 'guide',
    version: 'current',
    weight: 1,
    keywords: '',
    synonyms: '',
    firstSection: 0,
    ...facts,
  };
}
