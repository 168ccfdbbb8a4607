import { expect, test } from 'vitest';
import { stem } from '../text/stem.ts';
import { Phrases } from './phrases.ts';

const phrases = new Phrases();
const [logs, delivery, login] = [1, 2, 3];
phrases.add('view logs', logs);
phrases.add('log location', logs);
phrases.add('delivery', delivery);
phrases.add("can't log in", login);

const query = (...words: string[]) =>
  words.map((word) => ({ terms: [{ term: stem(word), weight: 1 }], importance: 1 }));

test('a phrase in just the words of the query is all of it', () => {
  expect(phrases.similar(query('location', 'logs')).get(logs)).toBeCloseTo(1);
});

test('words that occur only in the query or only in the phrase reduce the score', () => {
  const lacking = phrases.similar(query('location')).get(logs) ?? 0;
  const beyond = phrases.similar(query('location', 'logs', 'kubernetes')).get(logs) ?? 0;
  expect(lacking).toBeGreaterThan(0);
  expect(lacking).toBeLessThan(1);
  expect(beyond).toBeCloseTo(2 / 3);
});

test('words with similar meanings count for less', () => {
  const related = [{ terms: [{ term: 'delivery', weight: 0.4, isRelated: true }], importance: 1 }];
  expect(phrases.similar(related).get(delivery)).toBeCloseTo(0.16);
});

test('a target without a shared word is left out, and a target’s best phrase counts', () => {
  expect([...phrases.similar(query('delivery')).keys()]).toEqual([delivery]);
  expect(phrases.similar(query('tag')).size).toBe(0);
});
