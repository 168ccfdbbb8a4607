import { expect, test } from 'vitest';
import { formatRows, median, percentile } from './row.ts';

test('the table is aligned under its headings', () => {
  const rows = [
    { what: 'Script', budget: '≤ 5 kB', measured: '4.2 kB' },
    { what: 'Layout shift', budget: '0', measured: '0' },
  ];
  expect(formatRows(rows)).toBe(
    [
      'What          Budget  Measured',
      '------------------------------',
      'Script        ≤ 5 kB  4.2 kB',
      'Layout shift  0       0',
    ].join('\n'),
  );
});

test.each([
  [[3, 1, 2], 0.5, 2],
  [[1, 2, 3, 4], 0.5, 2],
  [[1], 0.95, 1],
  [Array.from({ length: 20 }, (_, index) => index + 1), 0.95, 19],
  [[], 0.5, Number.NaN],
])('of %j the share %d is not above %d', (values, share, expected) => {
  expect(percentile(values, share)).toBe(expected);
  if (share === 0.5) expect(median(values)).toBe(expected);
});
