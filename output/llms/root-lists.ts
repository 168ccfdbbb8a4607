import { LIMIT, type LinkGroup, type ListedPage, linkLine, pagedText } from './llms-text.ts';

/** A section of the navigation with the lists of its own that lead to all of its pages. */
export interface ListedSection extends LinkGroup {
  lists: readonly ListedPage[];
}

interface RootLists {
  head: string;
  sections: readonly ListedSection[];
  /** Pages outside the navigation. */
  others: LinkGroup & {
    /** What lists of them begin with. */
    head: string;
    /** The link to the list of this place, 1 being the first behind that of the root. */
    listAt: (index: number) => ListedPage;
  };
}

/**
 * The lists at the root of a locale: every section with the way to its own lists, then its pages with their descriptions, or without them,
 * whichever keeps the limit. Where neither does, sections alone; what stands in none of them goes on in lists of its own.
 * @param limit most characters of a file; sections alone are not cut
 * @returns one file, or that of the sections and those of the other pages
 */
export function rootLists({ head, sections, others }: RootLists, limit = LIMIT): string[] {
  const all = [...sections, { ...others, lists: [] }];
  for (const isShort of [false, true]) {
    const text = rootText(head, all, (page) => linkLine(page, isShort));
    if (text.length <= limit) return [text];
  }
  const more = others.pages.length > 0 ? pagedText(others.head, [{ title: '', pages: others.pages }], limit) : [];
  const lists = more.map((_, index) => others.listAt(index + 1));
  return [rootText(head, [...sections, { ...others, lists }], () => ''), ...more];
}

function rootText(head: string, sections: readonly ListedSection[], line: (page: ListedPage) => string): string {
  const blocks = sections.flatMap(({ title, pages, lists }) => {
    const lines = [...lists.map((list) => linkLine(list)), ...pages.map(line)].filter((text) => text !== '');
    return lines.length > 0 ? [`## ${title}`, lines.join('\n')] : [];
  });
  return `${[head, ...blocks].join('\n\n')}\n`;
}
