import { z } from 'zod';
import { pageKinds } from '#model/page.ts';
import type { BuiltData } from '../built-data.ts';
import { pageMarkdown } from '../page-markdown.ts';
import { rowNamed, sectionAt } from '../page-section.ts';
import { bounded, docsTool } from '../tool.ts';
import { Unanswerable } from '../unanswerable.ts';

/** Most characters of the section that is quoted. */
const QUOTED = 1_500;

export const searchDocs = docsTool({
  name: 'search_docs',
  title: 'Search the documentation',
  description:
    'Finds pages and sections that match keywords, an option, a URN, a command, or an error message. Quotes the best match and lists the paths of matching pages, with excerpts, to use with read_page. For a stack trace, use explain_error.',
  input: {
    query: z.string().trim().min(1).max(500).describe('A few keywords, an identifier, or an error message.'),
    kind: z.enum(pageKinds).optional().describe('Return only pages of this kind.'),
    limit: z.number().int().min(1).max(20).default(5).describe('Maximum number of pages to return.'),
  },
  answer: async ({ query, kind, limit }, data) => {
    const engine = data.search();
    const found = await engine.search(query, kind === undefined ? {} : { kind }, limit);
    const { pages, total, suggestion, alternatives, confident } = await engine.withExcerpts(found);
    if (pages.length === 0) {
      const hint = alternatives.length > 0 ? ` These queries return results: ${alternatives.join('; ')}.` : '';
      throw new Unanswerable(`No results for "${query}"${kind ? ` among pages of kind ${kind}` : ''}.${hint}`);
    }
    const base = new URL(data.index().site).pathname;
    const pathOf = (href: string) => (href.startsWith(base) ? `/${href.slice(base.length)}` : href);
    const shown = pages.map(({ title, trail, kind: of, href, sections }) => {
      const lines = sections.map((section) => {
        const heading = section.title === '' ? '' : `**${section.title}** `;
        return `- ${heading}\`${pathOf(section.href)}\`: ${section.excerpt}`;
      });
      return [`## ${title}`, `\`${pathOf(href)}\`, ${[of, ...trail].join(' › ')}`, '', ...lines].join('\n');
    });
    return [
      `${total} ${total === 1 ? 'page' : 'pages'} found${total > limit ? `; these are the best ${limit}` : ''}.`,
      ...(suggestion === undefined ? [] : [`Searched for "${suggestion}".`]),
      ...(confident ? [] : ['None of these pages matches the whole query.']),
      '',
      ...bestSection(pathOf(pages[0]?.sections[0]?.href ?? ''), pages[0]?.sections[0]?.title ?? '', data),
      shown.join('\n\n'),
    ].join('\n');
  },
});

/** The section that fits best, so that most questions need no second call. The beginning of a page is in its excerpt. */
function bestSection(address: string, title: string, data: BuiltData): string[] {
  if (!address.includes('#')) return [];
  const { markdown, hash } = pageMarkdown(address, data);
  const text = sectionAt(markdown, hash, title) ?? rowNamed(markdown, title);
  if (text === undefined) return [];
  return [`# Best match: \`${address}\``, '', bounded(text, QUOTED), '', '# Pages', ''];
}
