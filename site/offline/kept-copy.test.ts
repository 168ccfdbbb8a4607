import { afterEach, expect, test, vi } from 'vitest';
import { offer } from './fixtures.ts';
import { readCopy } from './kept-copy.ts';

const base = '/catalog/';
const name = 'docs-offline /catalog/ build-1';
const record = JSON.stringify({ offer, moved: {}, keptAt: '2026-11-22T10:00:00Z' });

/**
 * The browser's storage of caches as far as copies are read. As in browsers, opening a cache creates it.
 * @param removed whether another page removes every cache right after the names were listed
 */
function store(removed: boolean): Map<string, Record<string, string>> {
  const stored = new Map<string, Record<string, string>>([[name, { [`${base}offline.json`]: record }]]);
  const find = (cacheName: string, path: string) => {
    const text = stored.get(cacheName)?.[path];
    return Promise.resolve(text === undefined ? undefined : new Response(text));
  };
  vi.stubGlobal('caches', {
    keys: () => {
      const names = [...stored.keys()];
      if (removed) stored.clear();
      return Promise.resolve(names);
    },
    open: (cacheName: string) => {
      if (!stored.has(cacheName)) stored.set(cacheName, {});
      return Promise.resolve({ match: (path: string) => find(cacheName, path) });
    },
    match: (path: string, options: { cacheName: string }) => find(options.cacheName, path),
  });
  return stored;
}

afterEach(() => vi.unstubAllGlobals());

test('a copy returns its files', async () => {
  store(false);
  const copy = await readCopy(base);
  expect(copy?.offer).toEqual(offer);
  expect(await (await copy?.match(`${base}offline.json`))?.text()).toBe(record);
  expect(await copy?.match(`${base}docs/tags`)).toBeUndefined();
});

test('a copy that is removed while it is read does not come back as an empty cache', async () => {
  const stored = store(true);
  expect(await readCopy(base)).toBeUndefined();
  expect([...stored.keys()]).toEqual([]);
});
