import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { importsIn, readModules } from '#scripts/check/walls/import-graph.ts';

/** The modules that a file loads before its first test runs, including itself. */
function modulesOf(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  for (const { to, kind } of importsIn(path, readFileSync(path, 'utf8')))
    if (to !== undefined && kind === 'value' && /\.tsx?$/.test(to)) modulesOf(to, found);
  return found;
}

// Playwright compiles each of them with Babel before the first test runs, which takes about 50 ms, and every worker loads them again.
test('browser tests load few modules', () => {
  const specs = readModules(['tests'], /\.spec\.ts$/).map(({ path }) => path);
  expect(specs.length).toBeGreaterThan(50);
  expect(specs.filter((spec) => modulesOf(spec).size > 40)).toEqual([]);
  expect(new Set(specs.flatMap((spec) => [...modulesOf(spec)])).size).toBeLessThanOrEqual(200);
});
