import { expect, test } from 'vitest';
import { isBuiltFile } from '#model/built-files.ts';
import { files } from '../budgets/built-site.ts';

test("every file that isn't a page or a redirect is known as a build file, so that no redirect replaces it", () => {
  const others = files.filter((file) => !/(?:\.html|\.md|\.fragment\.json)$/.test(file));
  expect(others.length).toBeGreaterThan(1000);
  expect(others.filter((file) => !isBuiltFile(file))).toEqual([]);
  expect(isBuiltFile('404.html')).toBe(true);
});
