import GithubSlugger from 'github-slugger';

interface Heading {
  depth: number;
  text: string;
  id: string;
  line: number;
}

/**
 * A heading of a page with everything below it, up to the next heading of the same depth.
 * @param markdown of the page
 * @param wanted ID or text of the heading
 * @returns undefined if the page has no such heading
 */
export function sectionOf(markdown: string, wanted: string): string | undefined {
  const lines = markdown.split('\n');
  const headings = headingsOf(lines);
  const name = wanted.replace(/^#+\s*/, '').toLowerCase();
  const index = headings.findIndex(({ id, text }) => id === name || text.toLowerCase() === name);
  const heading = headings[index];
  if (heading === undefined) return undefined;
  const next = headings.slice(index + 1).find(({ depth }) => depth <= heading.depth);
  return lines.slice(heading.line, next?.line).join('\n');
}

/**
 * The section at an address of the search. Headings may have IDs that the Markdown doesn't contain, so their titles count too if they are unique.
 * @param id part of the address after the hash
 * @param title what the search calls the section
 * @returns undefined if the address isn't that of a heading
 */
export function sectionAt(markdown: string, id: string, title: string): string | undefined {
  const byId = sectionOf(markdown, id);
  if (byId !== undefined) return byId;
  return headingTexts(markdown).filter((text) => text === title).length === 1 ? sectionOf(markdown, title) : undefined;
}

/** The texts of a page's headings. */
export function headingTexts(markdown: string): string[] {
  return headingsOf(markdown.split('\n')).map(({ text }) => text);
}

/**
 * The row of a table that describes something with a name, such as an option.
 * @param name what its first cell begins with
 * @returns the cells as paragraphs; undefined if no row or several rows have this name
 */
export function rowNamed(markdown: string, name: string): string | undefined {
  const rows = markdown.split('\n').filter((line) => line.startsWith('|'));
  const found = rows.filter((row) => plain(cellsOf(row)[0]?.split('<br>')[0] ?? '') === name);
  if (found.length !== 1) return undefined;
  return cellsOf(found[0] ?? '')
    .map((cell) => cell.replaceAll('<br>', '\n'))
    .join('\n\n');
}

function cellsOf(row: string): string[] {
  return row.replace(/^\|\s*|\s*\|$/g, '').split(/\s(?<!\\)\|\s/);
}

function plain(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*\\]/g, '')
    .trim();
}

function headingsOf(lines: readonly string[]): Heading[] {
  const slugger = new GithubSlugger();
  const headings: Heading[] = [];
  let fence = '';
  for (const [line, text] of lines.entries()) {
    const [mark = ''] = /^(?:`{3,}|~{3,})/.exec(text) ?? [];
    if (fence !== '') {
      if (mark.startsWith(fence) && text.trim() === mark) fence = '';
      continue;
    }
    fence = mark;
    const [, marks = '', written = ''] = /^(#{1,6}) (.+)$/.exec(text) ?? [];
    if (marks === '') continue;
    const title = plain(written);
    headings.push({ depth: marks.length, text: title, id: slugger.slug(title), line });
  }
  return headings;
}
