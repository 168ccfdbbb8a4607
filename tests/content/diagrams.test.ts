import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const pages = readdirSync('content/docs', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'));
const diagrams = pages.flatMap((page) =>
  [...readFileSync(join('content/docs', page), 'utf8').matchAll(/^:::diagram.*$/gm)].map(([line]) => ({ page, line })),
);

test('at least 25 diagrams are drawn from text', () => {
  expect(diagrams.length).toBeGreaterThanOrEqual(25);
});

test('no two diagrams on a page show the same thing, judging by their words', () => {
  const seen = new Map<string, number>();
  for (const { page, line } of diagrams) seen.set(`${page} ${line}`, (seen.get(`${page} ${line}`) ?? 0) + 1);
  expect([...seen].filter(([, count]) => count > 1)).toEqual([]);
});
