import { expect, test } from 'vitest';
import { headPage } from '../testing/head-page.ts';
import { NamesAbout } from './names-about.ts';
import { Sections } from './sections.ts';

const titles = ['', 'Edit a column', '', 'platformInstanceMap', 'HTTPServer', 'Categories', '', 'Version 0.10.2'];
const names = new NamesAbout(
  new Sections({
    pages: [
      headPage({ title: 'Lineage', synonyms: 'lineage, bloodline' }),
      headPage({ title: 'Recipes', firstSection: 2, keywords: 'yaml file', trail: ['Ingestion'] }),
      headPage({ title: 'Impact of changes', href: '/docs/impact', firstSection: 6 }),
    ],
    titles,
    keywords: titles.map((title) => (title === 'Categories' ? 'groups' : '')),
    anchors: titles.map(() => ''),
  }),
);

test.each([
  ['edit', [1]],
  ['instance', [3]],
  ['inst', [3]],
  ['stance', []],
  ['server', [4]],
  ['category', [5]],
  ['groups', [5]],
  ['0.10.2', [7]],
])('"%s" finds the sections that have a word with this beginning in their title or keywords', (query, sections) => {
  expect(names.find(query).sections).toEqual(sections);
});

test.each([
  ['lineage', [0]],
  ['yaml', [1]],
  ['ingestion', [1]],
  ['impact', [2]],
])('"%s" finds pages by title, keywords, address, and trail', (query, pages) => {
  expect([...names.find(query).pages]).toEqual(pages);
});

test('a word that only readers use also finds what the documentation calls by its own word', () => {
  expect([...names.find('bloodline').pages]).toEqual([0]);
});

test('words that mean about the same are found, too', () => {
  expect(names.find('field').sections).toEqual([1]);
});

test('the shares say how much of all that is', () => {
  expect(names.find('edit')).toMatchObject({ shareOfSections: 1 / 5, shareOfPages: 1 / 3 });
});
