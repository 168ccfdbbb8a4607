import { expect, test } from 'vitest';
import { rootLists } from './root-lists.ts';

const page = (name: string) => ({
  title: name,
  description: `About ${name}.`,
  address: `https://docs.example.com/${name}.md`,
});
const list = (file: string) => ({ title: 'All pages', description: '', address: `https://docs.example.com/${file}` });
const input = {
  head: '# Site',
  sections: [{ title: 'Guides', pages: [page('tags'), page('terms')], lists: [list('guides/llms.txt')] }],
  others: {
    title: 'Other pages',
    pages: [page('accessibility'), page('offline'), page('archive')],
    head: '# Site: Other pages',
    listAt: (index: number) => list(`llms-${index + 1}.txt`),
  },
};
const linksOf = (text: string) =>
  [...text.matchAll(/\]\(https:\/\/docs\.example\.com\/([^)]*)\)/g)].map(([, file]) => file);

test('all pages are listed in one file, with descriptions if they fit', () => {
  const [full, ...rest] = rootLists(input);
  expect(rest).toEqual([]);
  expect(linksOf(full ?? '')).toEqual([
    'guides/llms.txt',
    'tags.md',
    'terms.md',
    'accessibility.md',
    'offline.md',
    'archive.md',
  ]);
  expect(full).toContain(': About tags.');
  const [short, ...more] = rootLists(input, (full ?? '').length - 1);
  expect(more).toEqual([]);
  expect(linksOf(short ?? '')).toEqual(linksOf(full ?? ''));
  expect(short).not.toContain('About');
});

test("if pages outside sections don't fit, they get separate lists, so none is lost", () => {
  const [root, ...more] = rootLists(input, 150);
  expect(more.length).toBeGreaterThan(1);
  expect(linksOf(root ?? '')).toEqual(['guides/llms.txt', ...more.map((_, index) => `llms-${index + 2}.txt`)]);
  expect(more.flatMap(linksOf)).toEqual(['accessibility.md', 'offline.md', 'archive.md']);
  for (const text of more) {
    expect(text).toMatch(/^# Site: Other pages\n/);
    expect(text.length).toBeLessThanOrEqual(150);
  }
});

test('if all pages are in sections, the site has no heading for other pages', () => {
  const [root] = rootLists({ ...input, others: { ...input.others, pages: [] } }, 100);
  expect(root).not.toContain('Other pages');
});
