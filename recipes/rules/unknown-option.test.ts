import { expect, it, vi } from 'vitest';
import { editDistance } from '#model/edit-distance.ts';
import { checkRecipe } from '../check-recipe.ts';
import { exampleFacts, mysqlRecipe } from '../testing/example-facts.ts';

vi.mock('#model/edit-distance.ts', async (load) => {
  const original = await load<typeof import('#model/edit-distance.ts')>();
  return { editDistance: vi.fn(original.editDistance) };
});

const keys = (count: number) =>
  Array.from({ length: count }, (_, index) => `usernam_${index.toString(36)}: a`).join('\n');
const comparisons = (count: number) => {
  vi.mocked(editDistance).mockClear();
  const { problems } = checkRecipe(mysqlRecipe(keys(count)), exampleFacts, 'host');
  expect(problems.length).toBe(Math.min(count, 200));
  return vi.mocked(editDistance).mock.calls.length;
};

it('compares names only for the first unknown keys, so that thousands of keys take no longer than fifty', () => {
  expect(comparisons(50)).toBeGreaterThan(50);
  expect(comparisons(3_000)).toBeLessThan(comparisons(50) * 1.5);
});
