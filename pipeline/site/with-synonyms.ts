import type { Page } from '#model/page.ts';
import type { SynonymGroup } from '#model/synonyms.ts';

/** Adds to each page of the default locale the words that readers use for its subject. Other languages have separate words. */
export function withSynonyms(pages: readonly Page[], groups: readonly SynonymGroup[]): Page[] {
  const byPath = new Map<SynonymGroup['page'], SynonymGroup[]>();
  for (const group of groups) byPath.set(group.page, [...(byPath.get(group.page) ?? []), group]);
  return pages.map((page) => {
    const own = byPath.get(page.path) ?? [];
    const [first] = own;
    return first ? { ...page, subject: first.term, alsoCalled: own.flatMap(({ also }) => also) } : page;
  });
}
