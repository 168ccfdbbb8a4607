import { expect, test } from 'vitest';
import type { Sample } from '#model/page.ts';
import { checkedSite, somePage } from '#pipeline/testing/checked-site.ts';
import { publishedRest } from './fixtures/published-rest.ts';
import { runnableSamples } from './runnable-samples.ts';

/** Messages about a page with one sample that has a Run button. */
function messages(
  code: string,
  kind: 'guide' | 'rest' = 'guide',
  data: Pick<typeof publishedRest, 'catalogFiles'> = publishedRest,
) {
  const origin = { file: 'content/docs/a.md', line: 3, column: 1 };
  const sample: Sample = { language: 'shell', code, run: true, provedBy: [], anchor: '', origin };
  const pages = [somePage('/docs/a', { kind, samples: [sample] })];
  return runnableSamples({ ...publishedRest, ...data }, checkedSite({ pages })).map(({ message }) => message);
}

test('a request that the sample catalog answers can be run', () => {
  expect(
    messages("curl 'http://localhost:8080/aspects/urn%3Ali%3Acorpuser%3Adatahub?aspect=corpUserInfo&version=0'"),
  ).toEqual([]);
});

test('any other sample is reported with the reason', () => {
  expect(messages('curl /config | jq')).toEqual([
    "This sample can't run on the sample catalog. Its command can't be read: not-alone.",
  ]);
  expect(messages('curl -X DELETE /openapi/entities/v1/')).toEqual([
    "This sample can't run on the sample catalog. DELETE /openapi/entities/v1/ isn’t among the endpoints that run on the sample catalog.",
  ]);
  expect(messages("curl '/aspects/urn%3Ali%3Acorpuser%3Adatahub?aspect=corpUserInfo&version=7'")).toEqual([
    "This sample can't run on the sample catalog. The response has the status 404.",
  ]);
  expect(messages('curl /config', 'guide', { catalogFiles: [] })).toEqual([
    "This sample can't run on the sample catalog. There is no sample catalog.",
  ]);
});

test('the examples of the reference are checked with their endpoints', () => {
  expect(messages('curl -X DELETE /openapi/entities/v1/', 'rest')).toEqual([]);
});
