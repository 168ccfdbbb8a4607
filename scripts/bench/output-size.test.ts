import { expect, test } from 'vitest';
import { formatShares, outputShares } from './output-size.ts';

test.each([
  ['docs/tags/index.html', 'Documents'],
  ['docs/tags.html', 'Documents'],
  ['fr/404.html', 'Documents'],
  ['docs/tags.fragment.json', 'Fragments'],
  ['docs/tags.md', 'Markdown twins'],
  ['llms.txt', 'Lists and full text for assistants'],
  ['docs/tools/llms-2.txt', 'Lists and full text for assistants'],
  ['fr/docs/tools/llms-full.txt', 'Lists and full text for assistants'],
  ['assets/previews/S4D7oC5y.png', 'Link previews'],
  ['assets/search/text-1.txt', 'Search index'],
  ['latest/search/1-current.json', 'Search index'],
  ['latest/tools/1/errors.json', 'Data for tools'],
  ['data/options.json', 'Published data and schemas'],
  ['schemas/connectors/mysql.json', 'Published data and schemas'],
  ['assets/runtime-1.js', 'Scripts, styles, fonts, and icons'],
  ['assets/sidebar/overviewSidebar-1.html', 'Scripts, styles, fonts, and icons'],
  ['fr/assets/overlays-1.html', 'Scripts, styles, fonts, and icons'],
  ['sitemap.xml', 'Feeds, sitemap, and settings for hosts'],
])('%s counts as: %s', (file, kind) => {
  const counted = outputShares([[file, 7]]).filter(({ files }) => files > 0);
  expect(counted).toEqual([
    { kind, files: 1, bytes: 7 },
    { kind: 'All', files: 1, bytes: 7 },
  ]);
});

test('the table has a row for each kind and ends with the total', () => {
  const lines = formatShares(
    outputShares([
      ['a.html', 1_500_000],
      ['b.md', 600_000],
    ]),
  ).split('\n');
  expect(lines[2]).toMatch(/^Documents +1 +1\.5$/);
  expect(lines.at(-1)).toMatch(/^All +2 +2\.1$/);
});
