/** Maximum length of one llms.txt in characters: what an assistant can load along with its task. */
export const LIMIT = 50_000;

/** A page as a list of links shows it. */
export interface ListedPage {
  title: string;
  description: string;
  /** Absolute address of the Markdown twin. */
  address: string;
}

/** A heading with its links. */
export interface LinkGroup {
  title: string;
  pages: readonly ListedPage[];
}

/** One link of a list, as llmstxt.org describes it. */
export function linkLine({ title, description, address }: ListedPage, isShort = false): string {
  const link = `- [${title.replace(/[[\]]/g, '\\$&')}](${address})`;
  return isShort || description === '' ? link : `${link}: ${description}`;
}

/** Title, summary in a quote, and other information, in the order that llmstxt.org specifies. */
export function headText(title: string, summary: string, ...notes: readonly string[]): string {
  return [`# ${title}`, `> ${summary}`, ...notes].join('\n\n');
}

/**
 * Files with groups of links, each within the limit: one file, or several that begin with the same head.
 * @param limit maximum number of characters
 * per file
 */
export function pagedText(head: string, groups: readonly LinkGroup[], limit = LIMIT): string[] {
  const files: string[] = [];
  let text = head;
  for (const { title, pages } of groups) {
    const heading = `\n\n## ${title}\n`;
    let isBegun = false;
    for (const page of pages) {
      const line = `\n${linkLine(page)}`;
      if (text.length + (isBegun ? 0 : heading.length) + line.length + 1 > limit && text !== head) {
        files.push(`${text}\n`);
        text = head;
        isBegun = false;
      }
      text += isBegun ? line : heading + line;
      isBegun = true;
    }
  }
  return [...files, `${text}\n`];
}
