import { expect, test } from 'vitest';
import { namingStore } from './store.ts';

test('texts are kept by kind, hash, and number', () => {
  const kept = new Map<string, string>();
  const store = namingStore(
    (text) => `h${text.length}`,
    (name, text) => kept.set(name, text),
  );
  expect(store('text', ['one', 'two'])).toBe('h7');
  expect([...kept]).toEqual([
    ['text-h7-0.txt', 'one'],
    ['text-h7-1.txt', 'two'],
  ]);
});

test('the same lines split elsewhere have a different hash, because browsers keep files forever', () => {
  const hashed: string[] = [];
  const store = namingStore(
    (text) => `${hashed.push(text)}`,
    () => {},
  );
  store('text', ['one\ntwo', 'three']);
  store('text', ['one', 'two\nthree']);
  expect(new Set(hashed).size).toBe(2);
});
