import { expect, test } from 'vitest';
import { type Search, toAnswer } from '#search/evaluation/adapter.ts';
import type { Case } from '#search/evaluation/case.ts';
import { poolUnjudged } from './pool.ts';

const finds =
  (...hrefs: string[]): Search =>
  async () =>
    toAnswer(hrefs);
const query: Case = { query: 'tags', kind: 'task', pages: new Map([['/judged', 3]]), sections: new Set() };

test('the pool contains every unjudged page near the top of any engine once, in an order that reveals nothing', async () => {
  const engines = [finds('/judged', '/a#x', '/a#y', '/b', '/deep'), finds('/b', '/c', '/judged')];
  const [pooled] = await poolUnjudged([query], engines, 3);
  expect(pooled?.pages.toSorted()).toEqual(['/a', '/b', '/c']);
  expect(await poolUnjudged([query], engines.toReversed(), 3)).toEqual([pooled]);
});

test('a query with nothing to judge is left out', async () => {
  expect(await poolUnjudged([query], [finds('/judged')], 3)).toEqual([]);
});
