import { expect, test } from 'vitest';
import { narrow, type PageFacts } from './narrow.ts';

const pages: (PageFacts & { id: number })[] = [
  { id: 1, kind: 'guide' },
  { id: 2, kind: 'guide', availability: 'managed' },
  { id: 3, kind: 'connector', availability: 'all' },
  { id: 4, kind: 'guide', availability: 'selfHosted' },
];
const ids = (kept: readonly { id: number }[]) => kept.map(({ id }) => id);
const same = <P>(page: P) => page;

test('without a choice, everything is kept and counted', () => {
  const { kept, facets } = narrow(pages, {}, same);
  expect(ids(kept)).toEqual([1, 2, 3, 4]);
  expect(facets.kind).toEqual({
    total: 4,
    values: [
      { value: 'guide', count: 3 },
      { value: 'connector', count: 1 },
    ],
  });
});

test('a page with no stated availability, or with both, belongs to both editions', () => {
  const { kept, facets } = narrow(pages, { availability: 'managed' }, same);
  expect(ids(kept)).toEqual([1, 2, 3]);
  expect(facets.availability.values).toEqual([
    { value: 'managed', count: 3 },
    { value: 'selfHosted', count: 3 },
  ]);
});

test('a count is what choosing the value leaves, whatever else is chosen', () => {
  const { facets } = narrow(pages, { kind: 'guide', availability: 'selfHosted' }, same);
  expect(facets.kind).toEqual({
    total: 3,
    values: [
      { value: 'guide', count: 2 },
      { value: 'connector', count: 1 },
    ],
  });
  for (const { value, count } of facets.kind.values)
    expect(narrow(pages, { kind: value, availability: 'selfHosted' }, same).kept).toHaveLength(count ?? -1);
});

test('a value without results leaves nothing and shows the other values’ counts', () => {
  const { kept, facets } = narrow(pages, { kind: 'sdk' }, same);
  expect(kept).toEqual([]);
  expect(facets.kind.total).toBe(4);
  expect(facets.availability).toEqual({ total: 0, values: [] });
});
