import GithubSlugger from 'github-slugger';
import { z } from 'zod';
import type { BuiltData } from '../built-data.ts';
import { pageMarkdown } from '../page-markdown.ts';
import { ANSWER_LIMIT, docsTool } from '../tool.ts';
import { nearestNames, Unanswerable } from '../unanswerable.ts';

/** What is left for the lines around a part of a page. */
const PART = ANSWER_LIMIT - 500;

export const readPage = docsTool({
  name: 'read_page',
  title: 'Read a page',
  description:
    'The Markdown of a page, or of one of its sections. Long pages come in parts: ask again with the offset that the answer names. `/llms.txt` lists all pages.',
  input: {
    path: z
      .string()
      .trim()
      .min(1)
      .max(500)
      .describe(
        'Path as search_docs returns it, for example /docs/tags or /docs/tags#add-a-tag; whole addresses work too.',
      ),
    section: z.string().min(1).max(200).optional().describe('Id or text of a heading, instead of the hash.'),
    offset: z.number().int().min(0).default(0).describe('Character at which to begin.'),
  },
  answer: ({ path, section, offset }, data) => {
    const page = pageMarkdown(path, data);
    const wanted = section ?? page.hash;
    const isNamed = section !== undefined;
    const part = wanted === '' ? undefined : (sectionOf(page.markdown, wanted, isNamed) ?? rowOf(page, data));
    const text = part ?? page.markdown;
    if (offset > 0 && offset >= text.length)
      throw new Unanswerable(`The text has ${text.length} characters, so there is nothing at ${offset}.`);
    if (offset === 0 && text.length <= ANSWER_LIMIT) return text;
    const cut = text.length - offset <= PART ? text.length : lineEnd(text, offset + PART);
    const rest = cut < text.length ? ` Go on with offset ${cut}.` : '';
    return `${text.slice(offset, cut)}\n\n[Characters ${offset} to ${cut} of ${text.length}.${rest}]`;
  },
});

function lineEnd(text: string, before: number): number {
  const end = text.lastIndexOf('\n', before) + 1;
  return end > before / 2 ? end : before;
}

/** What search knows of a row of a table, such as an option or a field, which has an id and no heading. */
function rowOf({ path, hash }: ReturnType<typeof pageMarkdown>, data: BuiltData): string | undefined {
  const record = data.searchRecords().find(({ href }) => href === `${path}#${hash}`);
  if (record === undefined) return undefined;
  const { page, section, text, code } = record;
  const isCodeInTitle = code === '' || code === section;
  return [
    `## ${section}`,
    text,
    ...(isCodeInTitle ? [] : [`\`${code}\``]),
    `A row of a table of [${page}](${path}).`,
  ].join('\n\n');
}

interface Heading {
  depth: number;
  text: string;
  id: string;
  line: number;
}

/**
 * A heading with all below it, to the next of the same depth.
 * @param isNamed whether an unknown heading is an error; the id of a row is none
 */
function sectionOf(markdown: string, wanted: string, isNamed: boolean): string | undefined {
  const lines = markdown.split('\n');
  const headings = headingsOf(lines);
  const name = wanted.replace(/^#+\s*/, '').toLowerCase();
  const index = headings.findIndex(({ id, text }) => id === name || text.toLowerCase() === name);
  const heading = headings[index];
  if (heading === undefined) {
    if (!isNamed) return undefined;
    const texts = headings.map(({ text }) => text);
    const near = nearestNames(wanted, texts);
    const listed = (near.length > 0 ? near : texts.slice(0, 30)).map((text) => `"${text}"`).join(', ');
    throw new Unanswerable(`The page has no section "${wanted}". It has ${listed}.`);
  }
  const next = headings.slice(index + 1).find(({ depth }) => depth <= heading.depth);
  return lines.slice(heading.line, next?.line).join('\n');
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
    const plain = written.replace(/\[([^\]]*)\]\([^)]*\)|[`*\\]/g, '$1').trim();
    headings.push({ depth: marks.length, text: plain, id: slugger.slug(plain), line });
  }
  return headings;
}
