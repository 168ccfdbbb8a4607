import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileText, REPEATABLE } from '#pipeline/testing/hostile-values.ts';
import { problemLines, renderTest } from './test-page.ts';

/** Pieces that are more likely to upset the renderer than random letters. */
const pieces = fc.constantFrom(
  '\n',
  '\n\n',
  ' ',
  '    ',
  '# a',
  '## a',
  '## a {#b}',
  '## {#a}',
  '- [ ] ',
  '1. ',
  '> ',
  '| a | b |\n|---|--:|\n| c | d |',
  '```',
  '```python {1}\nx\n```',
  '~~~dot',
  ':::',
  '::::',
  ':::note',
  ':::note[',
  ']{',
  '}',
  '::::tabs{group=os}',
  ':::tab[A]{value=linux}',
  '::include{file="a.md"}',
  '::availability{mode=all}',
  ':::diagram{alt="a"}',
  '```dot\ngraph { a -- b }\n```',
  '[^1]',
  '[^1]: ',
  '[a](',
  '](/docs/x)',
  '![a](',
  ')',
  '<script>',
  '</script>',
  '<!--',
  '-->',
  '<b onclick="x">',
  'javascript:',
  '&lt;script>',
  '`',
  '**',
  '_',
  '~~',
  '\\',
  '\u0000',
  '\uFDD0',
  '😀',
  'urn:li:x',
  '{',
  '"',
  "'",
);
const texts = fc.array(
  fc.oneof({ weight: 4, arbitrary: pieces }, { weight: 1, arbitrary: fc.string({ unit: 'binary' }) }),
  { maxLength: 30 },
);

/** What must be on no page: elements, handlers and addresses that Markdown has no way to write. */
function expectHarmless(html: string): void {
  const tags = [...html.matchAll(/<([a-z][a-z\d-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/gi)];
  for (const [, name = '', attributes = ''] of tags) {
    expect(name).not.toMatch(/^(?:script|style|iframe|object|embed|form|base|meta|link)$/i);
    const bare = attributes.replace(/"[^"]*"|'[^']*'/g, '""');
    expect(bare).not.toMatch(/(?:^|[\s/"])on[a-z]+\s*=/i);
    const addresses = [...attributes.matchAll(/(?:^|\s)(?:[a-z]+:)?(?:href|src|action|srcset)="([^"]*)"/gi)];
    for (const [, address = ''] of addresses) {
      // As browsers read it: white space and controls inside of a scheme are nothing.
      expect(address.replace(/[\s\p{Cc}]/gu, '')).not.toMatch(/^(?:javascript|data|vbscript):|^[/\\]{2}/i);
    }
  }
}

describe('any text', () => {
  it('becomes a page without scripts and with unique IDs', async () => {
    const includes = { 'a.md': '## a\n\n<script>\n\n[^1]\n\n[^1]: b' };
    await fc.assert(
      fc.asyncProperty(texts, async (parts) => {
        const { html } = await renderTest(parts.join(''), { includes });
        expectHarmless(html);
        const ids = [...html.matchAll(/<[^>]* id="([^"]*)"/g)].map(([, id]) => id);
        expect(ids.toSorted()).toEqual([...new Set(ids)].toSorted());
      }),
      { ...REPEATABLE, numRuns: 300 },
    );
  }, 60_000);

  it('stays text wherever a directive, a link, a picture, a table, or a fence can contain text', async () => {
    const places: ((text: string) => string)[] = [
      (text) => `:::note[${text}]\n${text}\n:::`,
      (text) => `::::tabs{group="${text}"}\n:::tab[${text}]{value="${text}" onclick="${text}"}\n${text}\n:::\n::::`,
      (text) => `:::details[${text}]{open="${text}"}\na\n:::`,
      (text) =>
        `:::diagram[${text}]{alt="${text}"}\n\`\`\`dot\ndigraph { a [label="${text}" URL="${text}"] }\n\`\`\`\n:::`,
      (text) => `::include{file="${text}"}\n\n::options{kind=sink name="${text}"}`,
      (text) => `::availability{mode="${text}"}\n\n::${text}{a="${text}"}`,
      (text) => `[${text}](${text} "${text}") [a](<${text}>) <${text}>\n\n[r]: ${text}\n\n[r] [a][r]`,
      (text) => `![${text}](${text} "${text}")\n\n![a](images/graph.png "${text}")`,
      (text) => `| ${text} |\n| --- |\n| ${text} |\n\n- [ ] ${text}\n\n[^${text}]\n\n[^${text}]: ${text}`,
      (text) => `## ${text} {#${text}}\n\n\`\`\`${text} title="${text}" {${text}}\n${text}\n\`\`\`\n\n\`${text}\``,
    ];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...places), hostileText, async (place, text) => {
        expectHarmless((await renderTest(place(text))).html);
      }),
      { ...REPEATABLE, numRuns: 400 },
    );
  }, 60_000);
});

const much = 20_000;
const rules = (text: string) => renderTest(text).then(({ problems }) => problemLines(problems).join('\n'));

describe('too much of anything', () => {
  it.each([
    ['quotes', `${'>'.repeat(5000)} a`],
    ['list items', `${'- '.repeat(5000)}a`],
    ['lists on lines of their own', Array.from({ length: 500 }, (_, level) => `${'  '.repeat(level)}- a`).join('\n')],
    ['emphasis', `${'**'.repeat(5000)}a${'**'.repeat(5000)}`],
  ])('is a problem: %s that are nested', async (_, text) => {
    expect(await rules(text)).toMatch(
      /^5:\d* markdown\/too-much · (?:The text is nested \d+ levels deep|The Markdown can't be read)/,
    );
  });

  it('is a problem: too many cells in a short table', async () => {
    const table = `|${' a |'.repeat(2000)}\n|${'---|'.repeat(2000)}\n${'|a|\n'.repeat(100)}`;
    expect(await rules(table)).toContain('markdown/too-much · The text has');
  });

  it('is a problem: a line of a megabyte', async () => {
    expect(await rules('x '.repeat(500_000))).toContain('The text has 1000000 characters, but the limit is 500000.');
  });

  it('is a problem: a line of a sample that is too long to read', async () => {
    const sample = `\`\`\`python\n${'x = (1) '.repeat(much)}\n\`\`\``;
    expect(await rules(sample)).toContain('code/long-line · A line of this sample has 160000 characters');
  });

  it('is a problem: files that include others twice, and those others twice', async () => {
    const twice = (file: string) => `::include{file="${file}"}\n\n::include{file="${file}"}`;
    const levels = Array.from({ length: 30 }, (_, level) => [`${level}.md`, twice(`${level + 1}.md`)] as const);
    const { problems } = await renderTest(twice('0.md'), { includes: { ...Object.fromEntries(levels), '30.md': 'a' } });
    expect(problems.map(({ rule }) => rule)).toEqual(['includes/too-many']);
  });

  it.each([
    ['brackets', '['.repeat(much)],
    ['directives that are never closed', ':::note\n'.repeat(90)],
    ['colons', ':a '.repeat(2000)],
    ['tags', '<a'.repeat(much)],
    ['comments', '<!-- '.repeat(much)],
    ['footnotes', '[^1] '.repeat(1000)],
    ['links', `${'['.repeat(5000)}a${'](/docs/x)'.repeat(5000)}`],
    ['fences', '```js\n'.repeat(1000)],
    ['brackets of a language', `\`\`\`json\n${'['.repeat(much)}\n\`\`\``],
    ['subgraphs', `:::diagram{alt="a"}\n\`\`\`dot\ngraph ${'{ '.repeat(2000)}\n\`\`\`\n:::`],
    ['stray halves of characters', '\uD800 [\uDFFF](/docs/\uD800) `\uD800`\n\n## \uDC00'],
  ])('is a page with or without problems: %s', async (_, text) => {
    expectHarmless((await renderTest(text)).html);
  });
});
