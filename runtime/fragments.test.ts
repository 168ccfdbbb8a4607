import { expect, test } from 'vitest';
import { parseFragment } from './fragments.ts';

const fragment = { shell: 'b1', title: 'Tags', main: '<h1>Tags</h1>' };

test('a fragment of the same shell is taken', () => {
  expect(parseFragment(fragment, 'b1')).toBe(fragment);
});

test.each<[what: string, value: unknown]>([
  ['another shell', { ...fragment, shell: 'b2' }],
  ['no main', { ...fragment, main: undefined }],
  ['a main of another type', { ...fragment, main: {} }],
  ['a text', 'fragment'],
  ['a list', []],
])('%s is refused', (_what, value) => {
  expect(() => parseFragment(value, 'b1')).toThrow('not for this document');
});

test('nothing at all is refused', () => {
  expect(() => parseFragment(null, 'b1')).toThrow();
});
