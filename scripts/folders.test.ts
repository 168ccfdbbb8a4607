import { expect, test } from 'vitest';
import { readFolders } from './folders.ts';

test('a command reads content/ and writes dist/ and .cache/ of the repository', () => {
  expect(readFolders('/repository', {})).toEqual({
    root: '/repository',
    contentDir: '/repository/content',
    outDir: '/repository/dist',
    cacheDir: '/repository/.cache',
  });
});

test('options name other folders, below the repository or anywhere', () => {
  expect(
    readFolders('/repository', { content: 'tests/tiny', out: '/elsewhere/dist', cache: '/elsewhere/cache' }),
  ).toEqual({
    root: '/repository',
    contentDir: '/repository/tests/tiny',
    outDir: '/elsewhere/dist',
    cacheDir: '/elsewhere/cache',
  });
});
