import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { cacheKey } from './cache-key.ts';
import { cached, cacheFolder, openDiskCache } from './disk-cache.ts';

const root = mkdtempSync(join(tmpdir(), 'docs-cache-'));
const dir = join(root, 'pages');
afterEach(() => {
  rmSync(dir, { recursive: true, force: true });
  vi.unstubAllEnvs();
});

test('a value is computed once and found again by later processes', async () => {
  const make = vi.fn(async () => ({ html: '<p>' }));
  expect(await cached(openDiskCache(dir), 'a', make)).toEqual({ html: '<p>' });
  expect(await cached(openDiskCache(dir), 'a', make)).toEqual({ html: '<p>' });
  expect(make).toHaveBeenCalledOnce();
});

test('a damaged file counts as missing', () => {
  openDiskCache(dir).set('a', 1);
  writeFileSync(join(dir, 'a.json'), '{"half":');
  expect(openDiskCache(dir).get('a')).toBeUndefined();
});

test('unused values are deleted once they greatly outnumber the used ones', () => {
  const old = openDiskCache<number>(dir);
  for (let index = 0; index < 1010; index += 1) old.set(`old-${index}`, index);
  const cache = openDiskCache<number>(dir);
  cache.get('old-7');
  cache.set('new', 1);
  cache.prune();
  expect(readdirSync(dir).sort()).toEqual(['new.json', 'old-7.json']);
});

test('keys depend on every input, on the boundaries between inputs, and on the code version', () => {
  expect(cacheKey('a', { b: 1 })).toBe(cacheKey('a', { b: 1 }));
  expect(cacheKey('a', 'bc')).not.toBe(cacheKey('ab', 'c'));
  const before = cacheKey('a');
  vi.stubEnv('DOCS_CODE_VERSION', 'other');
  expect(cacheKey('a')).not.toBe(before);
});

test('code without a version keeps nothing on disk', () => {
  vi.stubEnv('DOCS_CODE_VERSION', undefined);
  expect(cacheFolder(root, 'pages')).toBeUndefined();
  vi.stubEnv('DOCS_CODE_VERSION', 'abc');
  expect(cacheFolder(root, 'pages')).toBe(dir);
});
