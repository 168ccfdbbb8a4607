import { expect, test } from 'vitest';
import { addTestRun, readCounts } from './test-runs.ts';

test('counts are read from a last line that also counts skipped tests', () => {
  expect(readCounts('Skipped:\n  WebKit: the site explains a URN\n12 passed, 0 failed, 1 skipped\n')).toEqual({
    passed: 12,
    failed: 0,
  });
});

test('counts are those of the last line', () => {
  expect(readCounts('  12 passed (3.1s)\n✓ browser tests (3.1 s)\n4980 passed, 2 failed\n')).toEqual({
    passed: 4980,
    failed: 2,
  });
});

test('a run that was cut off has no counts', () => {
  expect(readCounts('10 passed, 0 failed\n✓ unit tests (3.1 s)\n')).toBeUndefined();
  expect(readCounts('')).toBeUndefined();
});

const run = { began: '2026-11-24 18:30', commit: 'a1b2c3d', load: 0.14, seconds: 545.4 };

test('each run gets a row, and what the document says besides is kept', () => {
  const head = ['# Test runs', '', '| Run | Began (UTC) |', '| --- | --- |'];
  const notes = ['', 'A note.', ''];
  const first = addTestRun([...head, ...notes].join('\n'), { ...run, counts: { passed: 4980, failed: 0 } });
  const second = addTestRun(first, { ...run, counts: undefined });
  expect(second.split('\n')).toEqual([
    ...head,
    '| 1 | 2026-11-24 18:30 | a1b2c3d | 0.1 | 9 min 5 s | 4980 | 0 |',
    '| 2 | 2026-11-24 18:30 | a1b2c3d | 0.1 | 9 min 5 s | cut off | cut off |',
    ...notes,
  ]);
});
