import type { SearchHit } from './engine.ts';

export interface PageHits {
  page: string;
  href: string;
  trail: string[];
  sections: SearchHit[];
}

/** Sections grouped by page, pages in the order of their best section. */
export function groupHits(hits: readonly SearchHit[], sectionsPerPage: number): PageHits[] {
  const groups = new Map<string, PageHits>();
  for (const hit of hits) {
    const href = hit.href.replace(/#.*$/, '');
    const group = groups.get(href) ?? { page: hit.page, href, trail: hit.trail, sections: [] };
    groups.set(href, group);
    if (group.sections.length < sectionsPerPage) group.sections.push(hit);
  }
  return [...groups.values()];
}
