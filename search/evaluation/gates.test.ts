import { expect, test } from 'vitest';
import { type Search, toAnswer } from './adapter.ts';
import type { Case } from './case.ts';
import { byKind, examine, falseConfidence, summarizeAnswerable } from './examine.ts';
import { failedGates, gates } from './gates.ts';

function caseFor(query: string, path: string, kind = 'identifier'): Case {
  return { query, kind, pages: new Map([[path, 3]]), sections: new Set() };
}

const exam = {
  development: [caseFor('platform_instance', '/a'), caseFor('access token', '/b', 'task')],
  heldOut: [{ query: 'dagster', kind: 'no-answer', pages: new Map(), sections: new Set<string>() }],
  generated: [caseFor('schemaField', '/c', 'entity')],
};

/** Finds a page by the letters of the query alone, and by one of its words with a letter wrong. */
const forgiving: Search = async (query) => {
  const letters = query.toLowerCase().replace(/[^a-z]/g, '');
  if (letters.startsWith('p') || letters.includes('instance')) return toAnswer(['/a']);
  if (letters.includes('access') || letters.includes('token')) return toAnswer(['/b']);
  return toAnswer(letters === 'schemafield' ? ['/c'] : []);
};

test('an engine that does everything required passes every gate', async () => {
  const result = await examine(forgiving, exam);
  expect(result.variants).toEqual([]);
  expect(failedGates(result, gates)).toEqual([]);
  expect(falseConfidence(result.heldOut)).toEqual([]);
});

test('an engine that compares words literally fails, with the gate’s name and value', async () => {
  const known = new Map([...exam.development, ...exam.generated].map(({ query, pages }) => [query, [...pages.keys()]]));
  const exact: Search = async (query) => toAnswer(known.get(query) ?? ['/release-notes']);
  const result = await examine(exact, exam);
  expect(result.variants.map(({ variant }) => variant)).toEqual([
    'platform-instance',
    'platform instance',
    'platforminstance',
    'PLATFORM_INSTANCE',
    'schema-Field',
    'schema_Field',
    'schema Field',
    'schemafield',
    'SCHEMAFIELD',
  ]);
  expect(failedGates(result, gates)).toEqual([
    'loss by one typing error 1, at most 0.05',
    `spellings that change the first page 9, at most ${gates.unequalVariants}`,
  ]);
  expect(falseConfidence(result.heldOut)).toHaveLength(1);
});

test('an engine that finds nothing fails every gate that depends on results', async () => {
  const result = await examine(async () => toAnswer([]), exam);
  expect(failedGates(result, gates)).toEqual([
    'right first 0.000, at least 0.85',
    'right in three 0.000, at least 0.95',
    'reciprocal rank 0.000, at least 0.9',
    'generated first 0.000, at least 0.98',
  ]);
});

test('queries without an answer count in no mean, and classes are told apart', async () => {
  const { development, heldOut } = await examine(forgiving, exam);
  expect(summarizeAnswerable([...development, ...heldOut]).count).toBe(2);
  expect([...byKind(development).keys()]).toEqual(['identifier', 'task']);
});
