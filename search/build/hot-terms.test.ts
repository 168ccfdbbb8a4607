import { expect, test } from 'vitest';
import type { Postings } from '../format/postings.ts';
import { headPage } from '../testing/head-page.ts';
import { hotBeginnings } from './hot-terms.ts';

const page = (title: string, keywords: string) => headPage({ title, href: '/', keywords });
const pages = [
  page('Kafka', 'kafka topics, confluent'),
  page('Kafka Connect', 'kafka connect, debezium'),
  page('Lineage', 'lineage graph'),
];
const postingsOf = (sections: number): Postings => ({
  sections: Array.from({ length: sections }, (_, section) => section),
  places: Array.from({ length: sections }, () => 0),
});
const postings: [string, Postings][] = [
  ['confluent', postingsOf(1)],
  ['connect', postingsOf(3)],
  ['kafka', postingsOf(6)],
  ['kafkaconnect', postingsOf(2)],
  ['lineag', postingsOf(9)],
  ['schema', postingsOf(1)],
];
const cost = ([, { sections }]: [string, Postings]) => sections.length;

test('the words that most titles and keywords contain for their space are chosen, with all terms that begin with them', () => {
  expect(hotBeginnings(pages, postings, cost, 11)).toEqual(['connect', 'kafka']);
});

test('words that no title or keyword contains, and words that don’t fit, aren’t chosen', () => {
  expect(hotBeginnings(pages, postings, cost, 1_000)).toEqual(['confluent', 'connect', 'kafka', 'lineag']);
  expect(hotBeginnings(pages, postings, cost, 0)).toEqual([]);
});

test('a chosen word makes longer words with the same beginning unnecessary', () => {
  const others = [page('Tag', 'tag'), page('Tags', 'tagging, tagged assets, tag')];
  const terms: [string, Postings][] = [
    ['tag', postingsOf(2)],
    ['taggedasset', postingsOf(1)],
  ];
  expect(hotBeginnings(others, terms, cost, 10)).toEqual(['tag']);
});
