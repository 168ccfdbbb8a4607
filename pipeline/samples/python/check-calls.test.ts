import { expect, test } from 'vitest';
import { findingsOf, someSample } from '#pipeline/testing/sample-under-check.ts';
import { pythonChecker } from './python.ts';

const pythonSignatures = new Map([
  [
    'datahub.emitter.mce_builder.make_dataset_urn',
    {
      parameters: [
        { name: 'platform', isRequired: true },
        { name: 'name', isRequired: true },
        { name: 'env', isRequired: false },
      ],
    },
  ],
]);
const whole = 'import datahub.emitter.mce_builder as builder\n';
const single = 'from datahub.emitter.mce_builder import make_dataset_urn as urn\n';
const find = (code: string) => findingsOf(pythonChecker, someSample('python', code), { pythonSignatures });

test.each([
  `${single}urn("a", "b")`,
  `${single}urn(\n    "a",  # platform\n    name="b",\n    env="DEV",\n)`,
  `${whole}builder.make_dataset_urn(platform="a", name="b")`,
  `${single}args = ["a"]\nurn(*args)\nurn(**{"name": "b"})`,
  'def make_dataset_urn(): pass\nmake_dataset_urn()',
])('%j is fine', (code) => {
  expect(find(code)).toEqual([]);
});

test.each([
  [
    `${single}urn("a", nmae="b")`,
    ['2 "urn" has no argument "nmae". Did you mean "name"?', '2 "urn" requires the argument "name". Add name=….'],
  ],
  [`${whole}builder.make_dataset_urn("a")`, ['2 "builder.make_dataset_urn" requires the argument "name". Add name=….']],
  [`${single}urn("a", "b", "c", "d")`, ['2 "urn" accepts at most 3 arguments. They are platform, name, env.']],
])('%j is explained', (code, messages) => {
  expect(find(code)).toEqual(messages);
});
