import { expect, test } from 'vitest';
import { TextFiles } from './text-files.ts';

const PAGES = 60;
/** A page of three sections with about 2,000 characters each. */
const sections = (page: number, word: string) => [0, 1, 2].map((section) => `${word} ${page}.${section} `.repeat(150));

function build(pages: readonly string[][]) {
  const stored = new Map<string, readonly string[]>();
  const files = new TextFiles((_, texts) => {
    const hash = `group-${texts.join('\n').slice(0, 12)}-${texts.join('').length}`;
    stored.set(hash, texts);
    return hash;
  });
  for (const page of pages) for (const [index, text] of page.entries()) files.add(text, index === 0);
  return { groups: files.finish(), stored };
}

const pages = Array.from({ length: PAGES }, (_, page) => sections(page, 'section'));

test('every text is in the file and on the line given by the list of files', () => {
  const { groups, stored } = build(pages);
  const texts: string[] = [];
  for (const { hash, starts } of groups) {
    expect(stored.get(hash)).toHaveLength(starts.length);
    for (const [number, start] of starts.entries()) {
      expect(start).toBe(texts.length);
      texts.push(...(stored.get(hash)?.[number] ?? '').split('\n'));
    }
  }
  expect(texts).toEqual(pages.flat().map((text) => text.trim()));
});

test('a group contains whole pages, so an edit leaves the names of all other groups alone', () => {
  const edited = pages.with(
    20,
    sections(20, 'section').map((text) => `${text}more`),
  );
  const [before, after] = [build(pages), build(edited)].map(({ groups }) => groups.map(({ hash }) => hash));
  expect(before?.length).toBeGreaterThan(5);
  expect(after?.filter((hash) => !before?.includes(hash))).toHaveLength(1);
});

test('a text is one line, and one without words keeps its place', () => {
  const { groups, stored } = build([['One\n  two', '', 'three']]);
  expect(groups).toHaveLength(1);
  expect(stored.get(groups[0]?.hash ?? '')).toEqual(['One two\n\nthree']);
});
