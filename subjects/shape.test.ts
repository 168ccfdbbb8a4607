import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { subjects } from './index.ts';

/** Folders of subjects; `testing/` contains what their tests share. */
const folders = readdirSync('subjects', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
  .map(({ name }) => name);

test('every folder is a subject on the list', () => {
  expect(subjects.map(({ name }) => name).toSorted()).toEqual(folders);
});

test('the kinds of data of two subjects have different names', () => {
  const kinds = subjects.flatMap((subject) => ('data' in subject ? Object.keys(subject.data) : []));
  expect(kinds.length).toBeGreaterThan(20);
  expect(new Set(kinds).size).toBe(kinds.length);
});

test.each(folders)('%s has the shape of a subject', (name) => {
  expect(existsSync(`subjects/${name}/subject.ts`)).toBe(true);
  expect(existsSync(`subjects/${name}/README.md`)).toBe(true);
  if (existsSync(`subjects/${name}/generate.ts`)) {
    expect(existsSync(`subjects/${name}/generate.test.ts`)).toBe(true);
  }
});
