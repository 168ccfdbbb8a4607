import type { Page } from '#model/page.ts';
import type { SynonymGroup } from '#model/synonyms.ts';

/** Adds to each page of the default locale what readers call its subject; other languages have words of their own. */
export function withSynonyms(pages: readonly Page[], groups: readonly SynonymGroup[]): Page[] {
  return pages.map((page) => {
    const alsoCalled = groups.flatMap(({ page: path, also }) => (path === page.path ? also : []));
    return alsoCalled.length > 0 ? { ...page, alsoCalled } : page;
  });
}
