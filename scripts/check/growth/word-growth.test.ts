import { expect, test } from 'vitest';
import { formatGrowth, growthOf, visibleWords, wordGrowth } from './word-growth.ts';

const page = (text: string) => Buffer.from(`<body><nav>Home Docs</nav><main><p>${text}</p></main></body>`);
const site = (pages: Readonly<Record<string, string>>) =>
  new Map(Object.entries(pages).map(([path, text]) => [path, page(text)]));

test('the words that readers see in the main part count, with code and numbers', () => {
  expect(visibleWords(String(page('Run <code>pip install 2</code>, and wait – please.')))).toBe(7);
});

test('a name that may break between lines is one word', () => {
  expect(visibleWords(String(page('Set <code>max_<wbr/>workers</code> or <code>data<wbr>Platform</code>')))).toBe(4);
});

test('definitions, hidden texts, and data are not counted', () => {
  const hidden = '<span popover id="term">A long definition</span><span class="visually-hidden">: more</span>';
  expect(visibleWords(String(page(`One${hidden}<script type="json">{"two": "three"}</script> four`)))).toBe(2);
});

test('a document without a main part has no words', () => {
  expect(visibleWords('<body><p>Moved</p></body>')).toBe(0);
});

test('only pages that exist in both builds are compared', () => {
  const before = site({ 'a.html': 'one two', 'gone.html': 'one', 'a.md': 'one' });
  const after = site({ 'a.html': 'one two three', 'new.html': 'one two three four', 'a.md': 'one two' });
  const pages = wordGrowth(before, after);
  expect(pages).toEqual([{ path: 'a.html', before: 2, after: 3 }]);
  expect(growthOf(pages)).toBe(0.5);
});

test('the report begins with the page that grew most', () => {
  const before = site({ 'a.html': 'one two', 'b.html': 'one two', 'c.html': 'one two' });
  const after = site({ 'a.html': 'one', 'b.html': 'one two three', 'c.html': 'one two' });
  expect(formatGrowth(wordGrowth(before, after), 2)).toMatchInlineSnapshot(`
    "  +1 words (2 → 3)  b.html
      +0 words (2 → 2)  c.html
    3 pages exist in both builds. They had 6 words and now have 6: +0.0 %."
  `);
});

test('nothing to compare is no growth', () => {
  expect(growthOf([])).toBe(0);
});
