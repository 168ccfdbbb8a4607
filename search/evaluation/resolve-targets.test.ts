import { expect, test } from 'vitest';
import type { JudgedQuery } from '#model/judged-query.ts';
import { resolveQueries } from './resolve-targets.ts';

const addresses = new Map([
  ['/docs/tags', new Set(['', 'create', 'a.b'])],
  ['/docs/sources/mysql', new Set(['', 'config.env'])],
  ['/docs/sources/dbt', new Set(['', 'dbt.config.env', 'dbt.config.environment'])],
  ['/docs/releases', new Set([''])],
]);

function judge(targets: Partial<JudgedQuery>) {
  const query: JudgedQuery = {
    query: 'env',
    origin: 'own',
    set: 'development',
    answers: [],
    near: [],
    related: [],
    unrelated: [],
    harmful: [],
    ...targets,
  };
  return resolveQueries('identifier', [query], addresses, ['/docs/releases']);
}

test('an asterisk matches any part of a path or an anchor, and the end counts', () => {
  const { cases, missing } = judge({ answers: ['/docs/sources/*#*config.env'] });
  expect(missing).toEqual([]);
  expect([...(cases[0]?.sections ?? [])]).toEqual([
    '/docs/sources/mysql#config.env',
    '/docs/sources/dbt#dbt.config.env',
  ]);
});

test('a page keeps its best grade, and a dot is a dot', () => {
  const { cases, missing } = judge({ answers: ['/docs/tags#a.b'], near: ['/docs/tags'], related: ['/docs/tags#aXb'] });
  expect(cases[0]?.pages.get('/docs/tags')).toBe(3);
  expect(missing).toEqual([{ query: 'env', target: '/docs/tags#aXb' }]);
});

test('inherently harmful pages count as harmful unless the query judges them', () => {
  expect(judge({ answers: ['/docs/tags'] }).cases[0]?.pages.get('/docs/releases')).toBe(-1);
  expect(judge({ answers: ['/docs/releases'] }).cases[0]?.pages.get('/docs/releases')).toBe(3);
});

test('targets that the site doesn’t have are reported, not skipped', () => {
  expect(judge({ harmful: ['/docs/nowhere'] }).missing).toEqual([{ query: 'env', target: '/docs/nowhere' }]);
});
