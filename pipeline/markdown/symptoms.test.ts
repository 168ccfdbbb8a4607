import { expect, test } from 'vitest';
import type { SymptomTable } from '#model/symptom-table.ts';
import { problemLines, renderTest } from './test-page.ts';

const origin = { file: 'content/symptoms/how/search.yaml', line: 3 };
const table: SymptomTable = {
  section: 'troubleshooting',
  origin,
  head: ['Symptom', 'Cause', 'Fix'],
  rows: [{ cells: ['`a|b` is empty', 'No index', '[Restore](#x)'], origin: { ...origin, line: 6 } }],
};
const symptomTables = { '/docs/how/search': [table] };
const written = `| Symptom | Cause | Fix |
| --- | --- | --- |
| \`a\\|b\` is empty | No index | [Restore](#x) |`;

test('::symptoms draws the same table, text, and links as Markdown would', async () => {
  const drawn = await renderTest('## Troubleshooting\n\n::symptoms', { symptomTables });
  const plain = await renderTest(`## Troubleshooting\n\n${written}`);
  expect(drawn.problems).toEqual([]);
  expect(drawn.html).toBe(plain.html);
  expect(drawn.page.sections).toEqual(plain.page.sections);
  expect(drawn.page.links).toMatchObject([{ href: '#x', origin: { file: origin.file, line: 6 } }]);
});

test('a troubleshooting table in a page is rejected with the place where its rows belong', async () => {
  const { problems } = await renderTest(written);
  expect(problemLines(problems)).toEqual([
    "5:1 symptoms/written · The error tool can't read a troubleshooting table that is written in the page. · Write its rows in content/symptoms/how/search.yaml, and write ::symptoms here (see docs/tasks/add-a-known-error.md).",
  ]);
});

test.each([
  [
    '::symptoms',
    'symptoms/none',
    'There are no symptoms for this location, above the first heading.',
    'The sections with symptoms are "troubleshooting".',
  ],
  [
    '## Limits\n\n::symptoms',
    'symptoms/none',
    'There are no symptoms for this location, in the section "limits".',
    'The sections with symptoms are "troubleshooting".',
  ],
  [
    '## Troubleshooting\n\n::symptoms\n\n::symptoms',
    'symptoms/twice',
    'The table is already in the section "troubleshooting".',
    'Remove this line.',
  ],
])('%j is reported', async (markdown, rule, message, fix) => {
  const { problems } = await renderTest(markdown, { symptomTables });
  expect(problems).toContainEqual(expect.objectContaining({ rule, message, fix }));
});

test('for a page without a symptoms file, the problem says which file to write', async () => {
  const { problems } = await renderTest('::symptoms');
  expect(problems[0]?.fix).toBe('Write content/symptoms/how/search.yaml, or remove the line.');
});

test('a table that no ::symptoms includes is reported at its source', async () => {
  const { problems } = await renderTest('## Troubleshooting', { symptomTables });
  expect(problems).toMatchObject([{ ...origin, rule: 'symptoms/not-drawn' }]);
});

test('problems of a cell have the line of its row', async () => {
  const broken: SymptomTable = {
    ...table,
    rows: [{ cells: ['<b>x</b>', 'No index', '–'], origin: { ...origin, line: 9 } }],
  };
  const { problems } = await renderTest('## Troubleshooting\n\n::symptoms', {
    symptomTables: { '/docs/how/search': [broken] },
  });
  expect(problems).toMatchObject([{ file: origin.file, line: 9, rule: 'markdown/html' }]);
});
