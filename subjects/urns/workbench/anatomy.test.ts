import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleRules } from '#model/urn/fixtures.ts';
import { formatUrn, parseUrn } from '#model/urn/syntax.ts';
import { anatomyOf } from './anatomy.ts';

const segments = (text: string) => {
  const parsed = parseUrn(text);
  return 'urn' in parsed ? anatomyOf(text, parsed.urn, exampleRules.kinds) : [];
};

test('every part of a URN has its name, in nested URNs too', () => {
  const named = segments('urn:li:schemaField:(urn:li:dataset:(urn:li:dataPlatform:hive,a%2Cb,PROD),id)').filter(
    ({ label }) => label,
  );
  expect(named.map(({ text, label, part }) => [text, label, part])).toEqual([
    ['schemaField', 'entity type', undefined],
    ['dataset', 'parent: entity type', 0],
    ['dataPlatform', 'platform: entity type', 0],
    ['hive', 'platformName', 0],
    ['a%2Cb', 'name', 0],
    ['PROD', 'origin', 0],
    ['id', 'fieldPath', 1],
  ]);
});

test('the segments joined are the URN again', () => {
  const value = fc.string({ minLength: 1 }).filter((text) => text.trim() === text);
  fc.assert(
    fc.property(
      fc.constantFrom('dataset', 'tag', 'other'),
      fc.array(value, { minLength: 1, maxLength: 3 }),
      (type, values) => {
        const text = formatUrn(type, values);
        if ('urn' in parseUrn(text))
          expect(
            segments(text)
              .map((each) => each.text)
              .join(''),
          ).toBe(text);
      },
    ),
    { seed: 28 },
  );
});
