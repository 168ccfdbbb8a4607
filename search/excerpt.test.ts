import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markMatches, setText } from './excerpt.ts';

const codeIn = (text: string) =>
  setText(text, [])
    .filter(({ isCode }) => isCode)
    .map(({ parts }) => parts.map((part) => part.text).join(''));

test.each([
  ['Set platform_instance_map, then run.', ['platform_instance_map']],
  ['The env DATAHUB_GMS_HOST names it.', ['DATAHUB_GMS_HOST']],
  ['Pass --entity-type dataset (or -f).', ['--entity-type', '-f']],
  ['Call addTag or batchAddTags().', ['addTag', 'batchAddTags()']],
  ['See stateful_ingestion.enabled.', ['stateful_ingestion.enabled']],
  ['Like urn:li:dataset:(urn:li:dataPlatform:hive,a.b,PROD).', ['urn:li:dataset:(urn:li:dataPlatform:hive,a.b,PROD)']],
  ['DataHub on macOS with GraphQL, e.g. at example.com, in version 0.10.2 or half-open.', []],
])('in "%s", names of the software are code', (text, names) => {
  expect(codeIn(text)).toEqual(names);
});

test('matched words are marked inside identifiers too', () => {
  expect(setText('Set env_map now', ['map', 'now'])).toEqual([
    { isCode: false, parts: [{ text: 'Set ', matched: false }] },
    {
      isCode: true,
      parts: [
        { text: 'env_', matched: false },
        { text: 'map', matched: true },
      ],
    },
    {
      isCode: false,
      parts: [
        { text: ' ', matched: false },
        { text: 'now', matched: true },
      ],
    },
  ]);
});

test('no character is lost, whatever the text and the terms', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string()), (text, terms) => {
      const pieces = setText(text, terms).flatMap(({ parts }) => parts);
      expect(pieces.map((part) => part.text).join('')).toBe(text);
      expect(
        markMatches(text, terms)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    }),
  );
});
