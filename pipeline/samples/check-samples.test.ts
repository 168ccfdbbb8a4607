import { expect, test } from 'vitest';
import { formatProblems } from '#pipeline/problems/format-problems.ts';
import { somePage } from '#pipeline/testing/checked-site.ts';
import { noKnowledge, someSample } from '#pipeline/testing/sample-under-check.ts';
import { checkedBy, checkSamples } from './check-samples.ts';

const knowledge = { ...noKnowledge, entityTypes: new Set(['tag']) };
const wrong = someSample('json', '{\n  "a": "urn:li:tagg:b"\n}');

test('problems stand on the line of the mistake, once for a text that several pages include', () => {
  const pages = [somePage('/docs/a', { samples: [wrong] }), somePage('/docs/b', { samples: [wrong] })];
  expect(formatProblems(checkSamples(pages, knowledge))).toMatchInlineSnapshot(`
    "content/docs/tags.md:12  samples/entity-type
      There is no entity type "tagg".
      Did you mean "tag"?

    1 error"
  `);
});

test('illustrative samples are not checked', () => {
  const samples = [{ ...wrong, illustrative: 'an entity of the fork' }];
  expect(checkSamples([somePage('/docs/a', { samples })], knowledge)).toEqual([]);
});

test.each([
  [wrong, ['parses as JSON', 'URNs are right']],
  [{ ...wrong, illustrative: 'an entity of the fork' }, []],
  [someSample('yaml', 'source: {type: a}'), ['is a recipe whose options exist']],
  [someSample('text', 'SELECT 1'), []],
])('the proofs of a sample are known', (sample, proofs) => {
  expect(checkedBy(sample, knowledge)).toEqual(proofs);
});
