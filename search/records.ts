import type { Navigation } from '#model/navigation.ts';
import type { Page } from '#model/page.ts';
import type { SearchRecord } from './record.ts';

/** The search records of a page: one per section. */
function pageRecords(page: Page, trail: string[], href: (path: string) => string): SearchRecord[] {
  return page.sections.map((section, index) => ({
    href: href(section.anchor === '' ? page.path : `${page.path}#${section.anchor}`),
    page: page.title,
    section: section.anchor === '' ? '' : section.title,
    trail,
    text: index === 0 ? `${page.description} ${section.text}` : section.text,
    code: section.code.join(' '),
    keywords: index === 0 ? page.keywords.join(', ') : '',
    synonyms: index === 0 ? (page.alsoCalled ?? []).join(', ') : '',
    kind: page.kind,
    ...(page.availability && { availability: page.availability }),
    version: page.version,
    weight: page.searchWeight,
  }));
}

/**
 * All records of a locale's pages.
 * @param href turns a page path into a public address
 */
export function searchRecords(
  pages: readonly Page[],
  navigation: Navigation,
  href: (path: string) => string,
): SearchRecord[] {
  return pages.flatMap((page) => {
    const trail = navigation.places[page.path]?.trail.map(({ label }) => label) ?? [];
    return pageRecords(page, trail, href);
  });
}
