import fc from 'fast-check';
import { expect, it } from 'vitest';
import { renderTest } from './test-page.ts';

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

it('renders any text without script and with ids that occur once', async () => {
  const includes = { 'a.md': '## a\n\n<script>\n\n[^1]\n\n[^1]: b' };
  await fc.assert(
    fc.asyncProperty(texts, async (parts) => {
      const { html } = await renderTest(parts.join(''), { includes });
      // In the value of an attribute it is text.
      expect(html.replace(/="[^"]*"/g, '')).not.toMatch(/<script/i);
      expect(html).not.toMatch(/href="javascript:/i);
      const ids = [...html.matchAll(/<[^>]* id="([^"]*)"/g)].map(([, id]) => id);
      expect(ids.toSorted()).toEqual([...new Set(ids)].toSorted());
    }),
    { numRuns: 300 },
  );
}, 60_000);
