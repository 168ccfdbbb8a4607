import { expect, test } from 'vitest';
import { parseHeaders, parseRedirects } from './host-files.ts';

test('header rules are read with their prefixes, values with colons included', () => {
  expect(parseHeaders("/*\n  A: 'self' data:\n  B: 1\n\n/assets/*\n  B: 2\n\n/*.md\n  C: 3\n")).toEqual([
    { prefix: '/', suffix: '', headers: { A: "'self' data:", B: '1' } },
    { prefix: '/assets/', suffix: '', headers: { B: '2' } },
    { prefix: '/', suffix: '.md', headers: { C: '3' } },
  ]);
});

test('redirects are read line by line, skipping empty lines', () => {
  expect([...parseRedirects('/a /b 301\n\n/c /d#e 301\n')]).toEqual([
    ['/a', '/b'],
    ['/c', '/d#e'],
  ]);
});
