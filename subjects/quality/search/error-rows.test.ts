import { expect, test } from 'vitest';
import { answerRows, targetRows } from './error-rows.ts';

const answers = { reports: 30, explained: 20, first: 0.85, three: 0.9, confidentlyWrong: 1, asked: 2, silent: 3 };

test('a target is judged by the held-out reports alone', () => {
  const rows = targetRows({ tuning: { ...answers, first: 0.2 }, heldOut: answers });
  expect(rows.map(({ passes }) => passes)).toEqual([true, false, false]);
  expect(rows[0]).toMatchObject({ limit: 'at least 0.85', heldOut: '0.850', tuning: '0.200' });
  expect(rows[2]).toMatchObject({ limit: 'at most 0', heldOut: '1' });
});

test('kinds come with a readable name, followed by both sets', () => {
  const byKind = {
    cli: answers,
    prose: answers,
    'java-trace': answers,
    'python-trace': answers,
    'container-log': answers,
  };
  const rows = answerRows({ measured: '2026-11-23', tuning: answers, heldOut: answers, byKind });
  expect(rows.map(({ name }) => name)).toEqual([
    'Command output',
    'Descriptions in words',
    'Java stack traces',
    'Python stack traces',
    'Container logs',
    'All for tuning',
    'All held out',
  ]);
  expect(rows[0]?.cells).toEqual([30, 20, '0.850', '0.900', 1, 2, 3]);
});
