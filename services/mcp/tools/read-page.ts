import { z } from 'zod';
import type { BuiltData } from '../built-data.ts';
import { pageMarkdown } from '../page-markdown.ts';
import { headingTexts, rowNamed, sectionAt, sectionOf } from '../page-section.ts';
import { ANSWER_LIMIT, docsTool } from '../tool.ts';
import { nearestNames, Unanswerable } from '../unanswerable.ts';

/** The space reserved for the lines around a part of a page. */
const PART = ANSWER_LIMIT - 500;

export const readPage = docsTool({
  name: 'read_page',
  title: 'Read a page',
  description:
    'Returns a page, or one of its sections, as Markdown. Long pages are returned in parts: to get the next part, call the tool again with the offset at the end of the previous part. `/llms.txt` lists all pages.',
  input: {
    path: z
      .string()
      .trim()
      .min(1)
      .max(500)
      .describe('Path from search_docs, for example /docs/tags or /docs/tags#add-a-tag. Full URLs also work.'),
    section: z
      .string()
      .min(1)
      .max(200)
      .optional()
      .describe('ID or text of a heading. Use it instead of an anchor in the path.'),
    offset: z.number().int().min(0).default(0).describe('Character position to start from.'),
  },
  answer: ({ path, section, offset }, data) => {
    const page = pageMarkdown(path, data);
    const part = section === undefined ? partAt(page, data) : cited(namedSection(page.markdown, section), page.path);
    const text = part ?? page.markdown;
    if (offset > 0 && offset >= text.length)
      throw new Unanswerable(`The text has only ${text.length} characters, so there is nothing at offset ${offset}.`);
    if (offset === 0 && text.length <= ANSWER_LIMIT) return text;
    const cut = text.length - offset <= PART ? text.length : lineEnd(text, offset + PART);
    const rest = cut < text.length ? ` To continue, use offset ${cut}.` : '';
    return `${text.slice(offset, cut)}\n\n[Characters ${offset} to ${cut} of ${text.length}.${rest}]`;
  },
});

/** The target of an address's hash; undefined if there is no hash or the page doesn't have the target. */
function partAt(page: ReturnType<typeof pageMarkdown>, data: BuiltData): string | undefined {
  if (page.hash === '') return undefined;
  const record = data.searchRecords().find(({ href }) => href === `${page.path}#${page.hash}`);
  const section = sectionAt(page.markdown, page.hash, record?.section ?? '');
  return section === undefined ? record && rowText(record, page.markdown) : cited(section, page.path);
}

/** A section with the page that it is from. */
function cited(section: string, path: string): string {
  return `${section.trimEnd()}\n\nFrom \`${path}\`.`;
}

function lineEnd(text: string, before: number): number {
  const end = text.lastIndexOf('\n', before) + 1;
  return end > before / 2 ? end : before;
}

/** A row of a table, such as an option or a field, which has an ID and no heading. */
function rowText(
  { page, href, section, text, code }: ReturnType<BuiltData['searchRecords']>[number],
  markdown: string,
): string {
  const isCodeInTitle = code === '' || code === section;
  const known = [text, ...(isCodeInTitle ? [] : [`\`${code}\``])].join('\n\n');
  const path = href.replace(/#.*/, '');
  return [`## ${section}`, rowNamed(markdown, section) ?? known, `From a table in [${page}](${path}).`].join('\n\n');
}

/** A section that the client named, so a heading that the page doesn't have is an error. */
function namedSection(markdown: string, wanted: string): string {
  const found = sectionOf(markdown, wanted);
  if (found !== undefined) return found;
  const texts = headingTexts(markdown);
  const near = nearestNames(wanted, texts);
  const listed = (near.length > 0 ? near : texts.slice(0, 30)).map((text) => `"${text}"`).join(', ');
  throw new Unanswerable(`The page has no section "${wanted}". Its sections include ${listed}.`);
}
