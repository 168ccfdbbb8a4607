import { expect, test } from 'vitest';
import { findingsOf, someSample } from '#pipeline/testing/sample-under-check.ts';
import { yamlChecker } from './yaml.ts';

const find = (code: string) => findingsOf(yamlChecker, someSample('yaml', code));

test.each([
  ['a map', 'a: 1\nb: [c]'],
  ['several documents', 'a: 1\n---\nb: 2'],
  ['a tag of another tool', 'a: !Ref b'],
  ['a recipe, which another check reads', 'source:\n  type: a\n  config: {x: "}'],
])('%s is fine', (_, code) => {
  expect(find(code)).toEqual([]);
});

test.each([
  ['a: 1\na: 2', /^2 The sample isn't valid YAML: Map keys must be unique\./],
  ['a:\n\t- b', /^2 The sample isn't valid YAML: Tabs are not allowed/],
  ['a: "b', /^1 The sample isn't valid YAML: Missing closing "quote/],
])('%j is explained', (code, message) => {
  expect(find(code)[0]).toMatch(message);
});
