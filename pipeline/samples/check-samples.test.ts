import { expect, test } from 'vitest';
import type { Sample } from '#model/page.ts';
import { formatProblems } from '#pipeline/problems/format-problems.ts';
import { somePage } from '#pipeline/testing/checked-site.ts';
import { noKnowledge, someSample } from '#pipeline/testing/sample-under-check.ts';
import { checkedBy, checkSamples } from './check-samples.ts';

const knowledge = { ...noKnowledge, entityTypes: new Set(['tag']) };
const wrong = someSample('json', '{\n  "a": "urn:li:tagg:b"\n}');

test('problems are reported on the line of the error, once for a text that several pages include', () => {
  const pages = [somePage('/docs/a', { samples: [wrong] }), somePage('/docs/b', { samples: [wrong] })];
  expect(formatProblems(checkSamples(pages, knowledge))).toMatchInlineSnapshot(`
    "content/docs/tags.md:12  samples/entity-type
      There is no entity type "tagg".
      Did you mean "tag"?

    1 error"
  `);
});

test('illustrative samples are not checked', () => {
  const samples = [{ ...wrong, provedBy: [], illustrative: 'an entity of the fork' }];
  expect(checkSamples([somePage('/docs/a', { samples })], knowledge)).toEqual([]);
});

test("a sample's content is checked even if the sample's form doesn't suggest it", () => {
  expect(checkedBy({ ...wrong, provedBy: ['json'] }, knowledge)).toEqual(['json', 'urns']);
  expect(checkedBy(wrong, noKnowledge)).toEqual(['json']);
});

test('readers are told exactly what is checked', () => {
  const explain = (samples: Sample[]) => formatProblems(checkSamples([somePage('/docs/a', { samples })], knowledge));
  const right = someSample('json', '"urn:li:tag:b"');
  expect(explain([{ ...right, provedBy: ['json'] }])).toContain(
    "that this sample has URNs that are right, but readers aren't told.",
  );
  expect(explain([someSample('text', '', { provedBy: ['urns'] })])).toContain("right, but the check didn't prove it.");
  expect(explain([right])).toBe('');
});
