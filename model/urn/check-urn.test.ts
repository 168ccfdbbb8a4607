import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { inEnglish } from '#model/message.ts';
import { checkUrn } from './check-urn.ts';
import { exampleRules } from './fixtures.ts';

const right = 'urn:li:dataset:(urn:li:dataPlatform:hive,page_views,PROD)';
const check = (text: string) => inEnglish(checkUrn(text, exampleRules));

test.each([
  right,
  'urn:li:corpuser:jdoe',
  'urn:li:tag:a b',
  'urn:li:chart:(looker,7)',
  'urn:li:chart:(looker,sum(x))',
  `urn:li:schemaField:(${right},user_id)`,
  'urn:li:dataset:(urn:li:dataPlatform:hive,a%2Cb,DEV)',
])('%s is right', (urn) => {
  expect(check(urn)).toMatchObject({ findings: [], text: urn });
});

describe('one error is located and corrected', () => {
  it.each([
    [` ${right}`, ' ', right],
    [`${right}\u200b`, '\u200b', right],
    [`"${right}"`, '"', right],
    [`'${right}',`, "'", right],
    [`${right},`, ',', right],
    ['urn%3Ali%3Acorpuser%3Ajdoe', 'urn%3Ali%3Acorpuser%3Ajdoe', 'urn:li:corpuser:jdoe'],
    ['http://localhost:9002/user/urn:li:corpuser:jdoe', 'http://localhost:9002/user/', 'urn:li:corpuser:jdoe'],
    ['https://example.com/user/urn:li:corpuser:jdoe/Owns?x=1', 'https://example.com/user/', 'urn:li:corpuser:jdoe'],
    ['URN:LI:corpuser:jdoe', 'URN:LI:', 'urn:li:corpuser:jdoe'],
    ['li:corpuser:jdoe', 'li:', 'urn:li:corpuser:jdoe'],
    ['urn:corpuser:jdoe', 'urn:', 'urn:li:corpuser:jdoe'],
    ['corpuser:jdoe', '', 'urn:li:corpuser:jdoe'],
    ['urn:li:tag:urn:li:tag:pii', 'urn:li:tag:', 'urn:li:tag:pii'],
    ['urn:li:corpUser:jdoe', 'corpUser', 'urn:li:corpuser:jdoe'],
    ['urn:li:corpgroup:finance', 'corpgroup', 'urn:li:corpGroup:finance'],
    ['urn:li:user:jdoe', 'user', 'urn:li:corpuser:jdoe'],
    ['urn:li:tagg:pii', 'tagg', 'urn:li:tag:pii'],
    ['urn:li:tag:(pii)', '(pii)', 'urn:li:tag:pii'],
    ['urn:li:dataset:(urn:li:dataPlatform:hive,page_views,PROD', '', right],
    [`${right})`, ')', right],
    ['urn:li:dataset:(urn:li:dataPlatform:hive, page_views,PROD)', ' ', right],
    ['urn:li:dataset:(hive,page_views,PROD)', 'hive', right],
    ['urn:li:dataset:(urn:li:dataplatform:hive,page_views,PROD)', 'dataplatform', right],
    ['urn:li:dataset:(urn:li:dataPlatform:hive,page_views,prod)', 'prod', right],
    ['urn:li:dataset:(urn:li:dataPlatform:hive,page_views,PRD)', 'PRD', right],
    ['urn:li:dataset:(urn:li:dataPlatform:hive,page_views)', '(urn:li:dataPlatform:hive,page_views)', right],
    ['urn:li:dataset:urn:li:dataPlatform:hive,page_views,PROD', 'urn:li:dataPlatform:hive,page_views,PROD', right],
    [
      'urn:li:dataset:(urn:li:dataPlatform:hive,a,b,PROD)',
      '(urn:li:dataPlatform:hive,a,b,PROD)',
      'urn:li:dataset:(urn:li:dataPlatform:hive,a%2Cb,PROD)',
    ],
    ['urn:li:chart:(urn:li:dataPlatform:looker,7)', 'urn:li:dataPlatform:looker', 'urn:li:chart:(looker,7)'],
    ['urn:li:chart:(looker,7,PROD)', '(looker,7,PROD)', 'urn:li:chart:(looker,7)'],
    [`urn:li:schemaField:(${right},weight(kg))`, 'weight(kg)', `urn:li:schemaField:(${right},weight%28kg%29)`],
    [
      'urn:li:dataset:(urn:li:dataPlatform:hive,a(b),PROD)',
      'a(b)',
      'urn:li:dataset:(urn:li:dataPlatform:hive,a%28b%29,PROD)',
    ],
  ])('%s', (text, place, corrected) => {
    const { findings, text: found } = check(text);
    const [finding] = findings;
    expect(finding?.text.slice(finding.start, finding.end)).toBe(place);
    expect(findings).toHaveLength(1);
    expect(found).toBe(corrected);
  });
});

test('several errors are found one after another', () => {
  const { findings, text } = check(' "urn:li:Dataset:(hive, page_views, prod"');
  expect(text).toBe(right);
  expect(findings.length).toBeGreaterThan(4);
});

test('an error inside a nested URN is located inside that URN', () => {
  const { findings, text } = check('urn:li:schemaField:(urn:li:dataset:(hive,page_views,PROD),user_id)');
  expect(findings).toMatchObject([{ start: 36, end: 40 }]);
  expect(text).toBe(`urn:li:schemaField:(${right},user_id)`);
});

test.each([
  'urn:li:dataset:page_views',
  'urn:li:dataset:(a,b,c,d,e)',
  'urn:li:schema:marts',
  'urn:li:zzzzzzzz:1',
  'urn:li:tag:',
  'hello',
  'urn%3Ali%3Atag%3A%',
  'urn:li:schemaField:(page_views,user_id)',
])('the intended URN is not guessed for %s', (text) => {
  const found = check(text);
  expect(found.findings.length).toBeGreaterThan(0);
  expect(found.text).toBeUndefined();
});

test('whatever is pasted gets a result, and a correction has no errors', () => {
  const pieces = [
    'urn:li:',
    'dataset:',
    'tag:',
    '(',
    ')',
    ',',
    ' ',
    '"',
    '%',
    '%2C',
    'urn%3Ali%3A',
    'PROD',
    'x',
    'http://a/',
  ];
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string()), { maxLength: 14 }), (parts) => {
      const { text } = check(parts.join(''));
      if (text !== undefined) expect(check(text).findings).toEqual([]);
    }),
  );
});
