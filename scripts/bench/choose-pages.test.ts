import { expect, test } from 'vitest';
import { choosePages } from './choose-pages.ts';

test('the heaviest pages and those nearest to the median are measured', () => {
  const pages = [5, 900, 10, 12, 11, 400].map((bytes) => ({ path: `/docs/${bytes}`, bytes }));
  const { heaviest, typical } = choosePages(pages, 2);
  expect(heaviest.map(({ bytes }) => bytes)).toEqual([900, 400]);
  expect(typical.map(({ bytes }) => bytes)).toEqual([11, 10]);
});
