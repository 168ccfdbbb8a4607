import { expect, test } from 'vitest';
import { passagesOf } from '../passages/passages.ts';
import { drawFromGroups } from './draw.ts';
import { sampleEntries } from './entries.ts';
import { sentencesOf, statementsOf } from './statements.ts';

const file = (path: string, text: string) => ({ path, text, passages: passagesOf(path, text) });
const page = file(
  'content/docs/how/a.md',
  `---
title: A page
description: A page with sentences that can be compared with the platform, and some that can't.
sources:
  - metadata-io/A.java
  - docs/how/a.md
---

The command never deletes more than 10 assets at the same time. Is that enough for you, or not? Do it now.

## The command never deletes more than this

| Option | Effect |
| --- | --- |
| \`--hard\` | Deletes all rows from the database as well. |
`,
);

test('statements are the sentences that can be false: no headings, questions, or short ones', () => {
  expect(statementsOf(page.path, page.passages).map(({ line, text }) => `${line}: ${text}`)).toEqual([
    "3: A page with sentences that can be compared with the platform, and some that can't.",
    '9: The command never deletes more than 10 assets at the same time.',
    '15: Deletes all rows from the database as well.',
  ]);
});

test('the cells of symptoms make statements without a period', () => {
  const text =
    'tables:\n  - rows:\n      - symptom: Nothing\n        cause: The index is always deleted before the run\n';
  const cells = (path: string) => statementsOf(path, passagesOf(path, text)).map((statement) => statement.text);
  expect(cells('content/symptoms/how/a.yaml')).toEqual(['The index is always deleted before the run']);
  expect(cells('content/sinks/a.yaml')).toEqual([]);
});

test('sentences end where the next one starts', () => {
  expect(sentencesOf('It needs 0.10.2 or newer. `a` is set (“Now.”) It ends: yes.')).toEqual([
    'It needs 0.10.2 or newer.',
    '`a` is set (“Now.”)',
    'It ends: yes.',
  ]);
});

test('pairs name the original page, and descriptions come from data', () => {
  const data = file(
    'content/sinks/a.yaml',
    'title: A sink\noptions:\n  - name: a\n    description: How many records are sent.\n',
  );
  expect(sampleEntries('pairs', [page, data])).toEqual([
    { group: 'docs/how', file: page.path, line: 1, text: 'original: docs/how/a.md' },
  ]);
  expect(sampleEntries('descriptions', [page, data])).toEqual([
    { group: 'sinks', file: data.path, line: 4, text: 'How many records are sent.' },
  ]);
});

const items = [...Array(100).keys()].map((id) => ({ id, group: id < 90 ? 'large' : id < 99 ? 'small' : 'single' }));

test('a seed draws the same entries again, and another seed draws others', () => {
  const ids = (seed: string) => drawFromGroups(items, 20, seed).map(({ id }) => id);
  expect(ids('7')).toEqual(ids('7'));
  expect(ids('8')).not.toEqual(ids('7'));
  expect(new Set(ids('7')).size).toBe(20);
});

test('every group is drawn from, by the square root of its size, until nothing is left', () => {
  const sizes = (count: number) =>
    ['large', 'small', 'single'].map(
      (group) => drawFromGroups(items, count, '1').filter((item) => item.group === group).length,
    );
  expect(sizes(3)).toEqual([1, 1, 1]);
  expect(sizes(14)).toEqual([10, 3, 1]);
  expect(sizes(200)).toEqual([90, 9, 1]);
});
