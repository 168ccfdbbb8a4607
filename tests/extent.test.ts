import { expect, test } from 'vitest';
import { sample, touchedPages } from './extent.ts';

test('a sample has one in every n items and everything that the change touches', () => {
  const items = Array.from({ length: 10 }, (_, index) => index);
  expect(sample(items, 4, (item) => item === 7)).toEqual(process.env.TEST_ALL === '1' ? items : [0, 4, 7, 8]);
});

test('pages are named by their addresses', () => {
  for (const path of touchedPages()) expect(path).toMatch(/^(\/docs.*(?<!\.md))?$/);
});
