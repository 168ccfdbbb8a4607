import { expect, test } from 'vitest';
import { endOfBeginning, splitMain } from './split-main.ts';

const limits = { blocks: 3, characters: 40 };
const beginning = (html: string) => html.slice(0, endOfBeginning(html, limits));

test('the number of blocks in the beginning of a text', () => {
  expect(beginning('<p>a</p>\n<ul><li>b</li><li>c</li></ul>\n<p>d</p>\n<p>e</p>')).toBe(
    '<p>a</p>\n<ul><li>b</li><li>c</li></ul>\n<p>d</p>',
  );
});

test("the beginning ends with the block that makes it long enough, and tags don't count as text", () => {
  const long = 'x'.repeat(40);
  expect(beginning(`<p>a</p><p class="${long}">b</p><p>${long}</p><p>c</p>`)).toBe(
    `<p>a</p><p class="${long}">b</p><p>${long}</p>`,
  );
  expect(beginning(`<p>a</p><pre>${long}</pre><p>c</p>`)).toBe(`<p>a</p><pre>${long}</pre>`);
});

test.each([
  '<p>a<br>b<img src="x">c<wbr>d</p>',
  '<p>a <svg><path d="m1 1"/></svg> <input disabled></p>',
  '<p title="a > b" data-x=\'</p>\'>a</p>',
  '<dh-island data-when="idle"><div></div></dh-island>',
  '<hr>',
])('%s is one block', (block) => {
  expect(beginning(`${block}${block}${block}<p>e</p>`)).toBe(`${block}${block}${block}`);
});

test('a short text consists only of its beginning', () => {
  expect(beginning('<p>a</p><p>b</p>')).toBe('<p>a</p><p>b</p>');
  expect(beginning('')).toBe('');
});

const page = (body: string, aside: string) =>
  `<div class="doc"><div class="doc-body"><nav></nav><article><h1>T</h1><div class="prose">${body}</div></article><footer><div>Edit</div></footer><nav></nav></div>${aside}</div>`;
const aside = '<div class="doc-aside"><nav><ol></ol></nav></div>';
const blocks = Array.from({ length: 12 }, (_, index) => `<p>${'word '.repeat(60)}${index}</p>`);

test.each([
  ['with contents', aside],
  ['without contents', ''],
])('a page %s is split into the markup around its first blocks, and the rest', (_what, besides) => {
  const { main, rest } = splitMain(page(blocks.join(''), besides), blocks.join(''));
  expect(main).toBe(
    `<div class="doc"><div class="doc-body"><nav></nav><article><h1>T</h1><div class="prose">${blocks.slice(0, 5).join('')}</div></article></div>${besides}</div>`,
  );
  expect(rest).toEqual({
    '.prose': blocks.slice(5).join(''),
    '.doc-body': '<footer><div>Edit</div></footer><nav></nav>',
  });
});

test('a short page stays whole', () => {
  const main = page(blocks[0] as string, aside);
  expect(splitMain(main, blocks[0] as string)).toEqual({ main });
});

test('a page with a different structure is an error', () => {
  const body = blocks.join('');
  expect(() => splitMain(`<main>${body}</main>`, body)).toThrow('is not followed by its foot');
  expect(() => splitMain('<main></main>', body)).toThrow('is not followed by its foot');
});
