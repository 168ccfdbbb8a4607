import { LIMIT, type LinkGroup, type ListedPage, linkLine, pagedText } from './llms-text.ts';

/** A section of the navigation with the separate lists that lead to all of its pages. */
export interface ListedSection extends LinkGroup {
  lists: readonly ListedPage[];
}

interface RootLists {
  head: string;
  sections: readonly ListedSection[];
  /** Pages outside the navigation. */
  others: LinkGroup & {
    /** The beginning of lists of these pages. */
    head: string;
    /** The link to the list at this position, where 1 is the first list after the root's. */
    listAt: (index: number) => ListedPage;
  };
}

/**
 * The lists at the root of a locale: every section with a link to its own lists, then its pages. The pages have descriptions if the file then stays
 * within the limit, and none otherwise. If neither version fits, only the sections are listed, and pages outside sections continue in separate lists.
 * @param limit maximum number of characters per file; the list of sections itself isn't cut
 * @returns one file, or the file of the sections and the files of the other pages
 */
export function rootLists({ head, sections, others }: RootLists, limit = LIMIT): string[] {
  const all = [...sections, { ...others, lists: [] }];
  for (const isShort of [false, true]) {
    const text = rootText(head, all, (page) => linkLine(page, isShort));
    if (text.length <= limit) return [text];
  }
  const more = others.pages.length > 0 ? pagedText(others.head, [others], limit) : [];
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
