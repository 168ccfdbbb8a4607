import { expect, test } from 'vitest';
import { shortenNames, shortNames } from './short-names.ts';

const tokens = ':root{--text:light-dark(#111,#fff);--text-muted:light-dark(#333,#ccc)}';

test('tokens get short names in their order', () => {
  expect([...shortNames(tokens)]).toEqual([
    ['--text', '--a'],
    ['--text-muted', '--b'],
  ]);
});

test('definitions and uses are renamed, whole names only', () => {
  expect(shortenNames(`${tokens}p{color:var(--text-muted)}`, shortNames(tokens))).toBe(
    ':root{--a:light-dark(#111,#fff);--b:light-dark(#333,#ccc)}p{color:var(--b)}',
  );
});

test('properties of components and names of classes stay', () => {
  const css = '.a--text{--tone:var(--text-strong)}';
  expect(shortenNames(css, shortNames(tokens))).toBe(css);
});
