import { expect, test } from 'vitest';
import { encodeForUrl, quoteForShell } from './encode-urn.ts';

test('no character that has a meaning in a URL remains', () => {
  expect(encodeForUrl("urn:li:tag:(a,b%2C*'!)")).toBe('urn%3Ali%3Atag%3A%28a%2Cb%252C%2A%27%21%29');
});

test('a quote inside single quotes closes them, and they open again after it', () => {
  expect(quoteForShell("it's")).toBe(`'it'\\''s'`);
});
