import type { Page } from '#model/page.ts';
import type { SynonymGroup } from '#model/synonyms.ts';

/** Adds to each page of the default locale what readers call its subject; other languages have words of their own. */
export function withSynonyms(pages: readonly Page[], groups: readonly SynonymGroup[]): Page[] {
  return pages.map((page) => {
    const own = groups.filter(({ page: path }) => path === page.path);
    const [first] = own;
    return first ? { ...page, subject: first.term, alsoCalled: own.flatMap(({ also }) => also) } : page;
  });
}
