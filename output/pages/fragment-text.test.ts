import { expect, test } from 'vitest';
import type { Fragment } from '#model/fragment.ts';
import { fragmentText } from './fragment-text.ts';

const fragment: Fragment = {
  shell: 'b1',
  title: 'Tags',
  description: 'About tags',
  canonical: 'https://docs.example.com/docs/tags',
  markdown: 'https://docs.example.com/docs/tags.md',
  layout: 'docs',
  styles: [],
  alternates: {},
  main: '<pre>one\ntwo</pre>',
};

test('a fragment is JSON in one line', () => {
  const text = fragmentText(fragment);
  expect(JSON.parse(text)).toEqual(fragment);
  expect(text).not.toContain('\n');
});

test('the rest of a long page is on a second line, and both are JSON together', () => {
  const long = { ...fragment, rest: { '.prose': '<pre>three\nfour</pre>' } };
  const text = fragmentText(long);
  expect(JSON.parse(text)).toEqual(long);
  const [beginning = '', rest = '', ...more] = text.split('\n');
  expect(more).toEqual([]);
  expect(JSON.parse(`${beginning.slice(0, -1)}}`)).toEqual(fragment);
  expect(JSON.parse(`{${rest}`)).toEqual({ rest: long.rest });
});
