import { expect, test, vi } from 'vitest';
import { createLoadCache, UNLIMITED } from './load-cache.ts';

test("a loaded file isn't loaded again", async () => {
  const request = vi.fn(async (key: string) => key.toUpperCase());
  const cache = createLoadCache(request);
  expect(await cache.load('a')).toBe('A');
  expect(await cache.load('a', new AbortController().signal)).toBe('A');
  expect(request).toHaveBeenCalledTimes(1);
});

test('two callers that request the same file at the same time share one request', async () => {
  const request = vi.fn(async () => 1);
  const cache = createLoadCache(request);
  await Promise.all([cache.load('a'), cache.load('a')]);
  expect(request).toHaveBeenCalledTimes(1);
});

test('a failure is passed on and forgotten', async () => {
  const request = vi.fn<() => Promise<number>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(2);
  const cache = createLoadCache(request);
  await expect(cache.load('a')).rejects.toThrow('offline');
  expect(await cache.load('a')).toBe(2);
});

test('no caller joins a request that another caller can abort', async () => {
  const request = vi.fn(async (key: string) => key);
  const cache = createLoadCache(request);
  const both = [cache.load('a', new AbortController().signal), cache.load('a', new AbortController().signal)];
  await Promise.all(both);
  expect(request).toHaveBeenCalledTimes(2);
  await cache.load('a');
  expect(request).toHaveBeenCalledTimes(2);
});

test('the limit of a speculative request is lifted if a reader requests the same page', async () => {
  const limits: (() => number)[] = [];
  const cache = createLoadCache(async (_key, _signal, limit) => limits.push(limit));
  const guess = cache.load('a', undefined, 30);
  expect(limits.map((limit) => limit())).toEqual([30]);
  await Promise.all([guess, cache.load('a')]);
  expect(limits.map((limit) => limit())).toEqual([UNLIMITED]);
});

test('only the latest are kept', async () => {
  const request = vi.fn(async (key: string) => key);
  const cache = createLoadCache(request, undefined, 2);
  for (const key of ['a', 'b', 'c']) await cache.load(key);
  await cache.load('c');
  await cache.load('b');
  expect(request).toHaveBeenCalledTimes(3);
  await cache.load('a');
  expect(request).toHaveBeenCalledTimes(4);
});

test('a failure after a response could be used is forgotten too, and an abortable request is kept once it is complete', async () => {
  const wholes = [Promise.reject(new Error('cut off')), Promise.resolve(), Promise.resolve()];
  const request = vi.fn(async () => wholes[request.mock.calls.length - 1]);
  const things = vi.fn(async () => ({ whole: request() }));
  const cache = createLoadCache(things, ({ whole }) => whole);
  await (await cache.load('a')).whole.catch(() => {});
  await new Promise((resolve) => setTimeout(resolve));
  await (await cache.load('a', new AbortController().signal)).whole;
  expect(things).toHaveBeenCalledTimes(2);
  await new Promise((resolve) => setTimeout(resolve));
  await cache.load('a');
  expect(things).toHaveBeenCalledTimes(2);
});
