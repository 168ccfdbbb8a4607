import { expect, test } from 'vitest';
import { isBuiltFile } from '#model/built-files.ts';
import { files } from '../budgets/built-site.ts';

test('what is no page and no redirect is known as a file of the build, so that no redirect takes its place', () => {
  const others = files.filter((file) => !/(?:\.html|\.md|\.fragment\.json)$/.test(file));
  expect(others.length).toBeGreaterThan(1000);
  expect(others.filter((file) => !isBuiltFile(file))).toEqual([]);
  expect(isBuiltFile('404.html')).toBe(true);
});
