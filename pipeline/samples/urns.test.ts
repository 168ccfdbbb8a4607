import { expect, test } from 'vitest';
import { findingsOf, someSample } from '#pipeline/testing/sample-under-check.ts';
import { urnChecker } from './urns.ts';

const knowledge = {
  entityTypes: new Set(['dataset', 'dataPlatform', 'tag']),
  plannedEntityTypes: new Set(['mlfeature']),
};
const find = (code: string) => findingsOf(urnChecker, someSample('text', code), knowledge);

test.each([
  ['a URN', 'urn:li:tag:pii'],
  ['a nested one', '"urn:li:dataset:(urn:li:dataPlatform:hive,a.b,PROD)", and more'],
  ['one with escaped quotes around', '\\"urn:li:tag:pii\\"'],
  ['one at the end of a sentence', 'See urn:li:tag:pii.'],
  ['a type whose page is planned', 'urn:li:mlFeature:(a,b)'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of the shell
  ['a gap', 'urn:li:<type>:<id> urn:li:dataset:(…) urn:li:tag:${TAG} f"urn:li:tag:{name}" urn:li:tag:%s'],
  [
    'pieces',
    '"urn:li:dataset:(urn:li:dataPlatform:hive," + name; "urn:li:dataset:(urn:li:dataPlatform:hive,a." + name',
  ],
  ['a pattern', "'urn:li:dataset:\\(urn:li:dataPlatform:hive,.*' urn:li:dataset:(urn:li:dataPlatform:hive,a\\.b,PROD)"],
  ['the beginning of any', 'urn:li:'],
])('%s is fine', (_, code) => {
  expect(find(code)).toEqual([]);
});

test.each([
  ['a\nurn:li:dataSet:a', '2 There is no entity type "dataSet". Did you mean "dataset"?'],
  [
    'urn:li:dataset:(urn:li:dataPlatfrom:hive,a,PROD)',
    '1 There is no entity type "dataPlatfrom". Did you mean "dataPlatform"?',
  ],
  [
    '"urn:li:dataset:(urn:li:dataPlatform:hive,a,PROD"',
    '1 The URN "urn:li:dataset:(urn:li:dataPlatform:hive,a,PROD" can\'t be read: A closing parenthesis is missing. (character 48) See /docs/what/urn.',
  ],
  [
    'urn:li:dataset:(urn:li:dataPlatform:hive,,PROD)',
    '1 The URN "urn:li:dataset:(urn:li:dataPlatform:hive,,PROD)" can\'t be read: Part of the ID is empty. (character 42) See /docs/what/urn.',
  ],
])('%j is explained', (code, message) => {
  expect(find(code)).toEqual([message]);
});

test('nothing is reported as long as there are no entity types', () => {
  expect(findingsOf(urnChecker, someSample('text', 'urn:li:x:y'))).toEqual([]);
});
