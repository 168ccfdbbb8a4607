import { expect, test } from 'vitest';
import { formatTable, share } from './table.ts';

test('names are on the left, numbers on the right, below a rule as long as the heading', () => {
  expect(
    formatTable(
      ['Class', 'ours'],
      [
        ['symptom', '0.9'],
        ['task', '0.85'],
      ],
    ),
  ).toBe(['Class    ours', '-------------', 'symptom   0.9', 'task     0.85'].join('\n'));
});

test("a value that wasn't measured appears as a dash", () => {
  expect(share(Number.NaN)).toBe('–');
  expect(share(0.98765)).toBe('0.988');
});
