import { z } from 'zod';
import { docsTool } from '../tool.ts';
import { Unanswerable } from '../unanswerable.ts';

const kinds = ['guide', 'tutorial', 'connector', 'entity', 'graphql', 'sdk', 'settings', 'release-notes'] as const;

export const searchDocs = docsTool({
  name: 'search_docs',
  title: 'Search the documentation',
  description:
    'Finds pages and sections by words, an option, a URN, a command or an error message. Returns paths for read_page, with excerpts. For the text of a stack trace use explain_error.',
  input: {
    query: z.string().trim().min(1).max(500).describe('A few words, an identifier, or a message.'),
    kind: z.enum(kinds).optional().describe('Only pages of this kind.'),
    limit: z.number().int().min(1).max(20).default(5).describe('Most pages in the answer.'),
  },
  answer: async ({ query, kind, limit }, data) => {
    const engine = data.search();
    const found = await engine.search(query, kind === undefined ? {} : { kind }, limit);
    const { pages, total, suggestion, alternatives, confident } = await engine.withExcerpts(found);
    if (pages.length === 0) {
      const hint = alternatives.length > 0 ? ` Queries that find something: ${alternatives.join('; ')}.` : '';
      throw new Unanswerable(`Nothing was found for "${query}"${kind ? ` among pages of kind ${kind}` : ''}.${hint}`);
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
      `${total} ${total === 1 ? 'page' : 'pages'} found${total > limit ? `, the best ${limit}` : ''}.`,
      ...(suggestion === undefined ? [] : [`Searched for "${suggestion}".`]),
      ...(confident ? [] : ['None of them has all of the query.']),
      '',
      shown.join('\n\n'),
    ].join('\n');
  },
});
