import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readText, stored, watchKeys, writeText } from './store.ts';

const kept = new Map<string, string>();
const tabs = new EventTarget();
let refuses = false;

function storage() {
  if (refuses) throw new DOMException('Access is denied', 'SecurityError');
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  };
}

beforeEach(() => {
  kept.clear();
  refuses = false;
  Object.defineProperty(globalThis, 'localStorage', { get: storage, configurable: true });
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('addEventListener', tabs.addEventListener.bind(tabs));
});
afterEach(() => vi.unstubAllGlobals());

const numbers = () => stored('numbers', (text) => JSON.parse(text) as number[], JSON.stringify);

test('a value is kept as text under its key', () => {
  numbers().set([1, 2]);
  expect(kept.get('numbers')).toBe('[1,2]');
  expect(numbers().get()).toEqual([1, 2]);
});

test('missing values and garbage both read as undefined', () => {
  expect(numbers().get()).toBeUndefined();
  kept.set('numbers', '[1,');
  expect(numbers().get()).toBeUndefined();
});

test('a value that storage rejects is kept in memory until storage accepts it', () => {
  refuses = true;
  numbers().set([3]);
  expect(numbers().get()).toEqual([3]);
  refuses = false;
  numbers().set([4]);
  kept.set('numbers', '[5]');
  expect(numbers().get()).toEqual([5]);
});

test('watchers are notified of changes in this tab and in other tabs until they stop watching', () => {
  const stop = new AbortController();
  const heard = vi.fn();
  watchKeys(heard, { signal: stop.signal });
  writeText('numbers', '[1]');
  const elsewhere = (key: string | null) => tabs.dispatchEvent(Object.assign(new Event('storage'), { key }));
  elsewhere('numbers');
  elsewhere(null);
  expect(heard.mock.calls).toEqual([['numbers'], ['numbers'], [null]]);
  stop.abort();
  elsewhere('numbers');
  writeText('numbers', '[2]');
  expect(heard).toHaveBeenCalledTimes(3);
});

test('a missing key reads as null', () => {
  expect(readText('absent')).toBeNull();
});
