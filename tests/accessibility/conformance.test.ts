import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { conformance } from '#subjects/quality/conformance.ts';

/** Every success criterion of WCAG 2.2 on levels A and AA; 4.1.1 is removed. */
const perceivable =
  '1.1.1 1.2.1 1.2.2 1.2.3 1.2.4* 1.2.5* 1.3.1 1.3.2 1.3.3 1.3.4* 1.3.5* 1.4.1 1.4.2 1.4.3* 1.4.4* 1.4.5* 1.4.10* 1.4.11* 1.4.12* 1.4.13*';
const operable =
  '2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.4.5* 2.4.6* 2.4.7* 2.4.11* 2.5.1 2.5.2 2.5.3 2.5.4 2.5.7* 2.5.8*';
const understandable = '3.1.1 3.1.2* 3.2.1 3.2.2 3.2.3* 3.2.4* 3.2.6 3.3.1 3.3.2 3.3.3* 3.3.4* 3.3.7 3.3.8*';
const robust = '4.1.2 4.1.3*';
const standard = `${perceivable} ${operable} ${understandable} ${robust}`.split(' ');

const { criteria } = conformance.parse(parse(readFileSync('content/conformance.yaml', 'utf8')));

test('the page about accessibility names every criterion of WCAG 2.2 A and AA once, in its order and with its level', () => {
  expect(criteria.map(({ id, level }) => (level === 'AA' ? `${id}*` : id))).toEqual(standard);
  expect(standard).toHaveLength(55);
});

test('every test that is cited as evidence exists', () => {
  const named = criteria.flatMap((each) => (each.result === 'not applicable' ? [] : (each.tests ?? [])));
  expect([...new Set(named)].filter((file) => !existsSync(file))).toEqual([]);
  expect(named.length).toBeGreaterThan(50);
});

test('every test in this folder is evidence for something', () => {
  const named = new Set(criteria.flatMap((each) => (each.result === 'not applicable' ? [] : (each.tests ?? []))));
  const own = ['pages', 'layout', 'keyboard', 'overlays', 'adaptations', 'structure', 'slash-key'];
  expect(own.filter((name) => !named.has(`tests/accessibility/${name}.spec.ts`))).toEqual([]);
});
