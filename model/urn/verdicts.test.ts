import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkUrn } from './check-urn.ts';
import { exampleRules as rules } from './fixtures.ts';
import { pythonVerdict } from './python.ts';
import { serverVerdict } from './server.ts';

const hive = 'urn:li:dataPlatform:hive';
const right = `urn:li:dataset:(${hive},page_views,PROD)`;
const verdicts = (text: string) => [serverVerdict(text, rules).accepts, pythonVerdict(text, rules).accepts];

test.each([
  ['both accept', right, true, true],
  ['both accept plain parentheses, which name another field', `urn:li:schemaField:(${right},weight(kg))`, true, true],
  ['both read one part in parentheses', 'urn:li:tag:(pii)', true, true],
  ['both accept spaces inside', 'urn:li:tag:a b', true, true],
  ['both reject too few parts', `urn:li:dataset:(${hive},page_views)`, false, false],
  ['both reject an empty part', `urn:li:dataset:(${hive},,PROD)`, false, false],
  ['both reject a platform by name', 'urn:li:dataset:(hive,page_views,PROD)', false, false],
  ['both reject text without an ID', 'urn:li:tag', false, false],
  ['Python ignores the case of environments', `urn:li:dataset:(${hive},page_views,prod)`, false, true],
  ['Python keeps the space of an ID', 'urn:li:tag:pii ', false, true],
  ['Python ignores parentheses in a single value', 'urn:li:tag:a(b', false, true],
  ['Python doesn’t count the parts of a platform', 'urn:li:dataPlatform:(hive,presto)', false, true],
  ['Python accepts any namespace', 'urn:x:tag:pii', false, true],
  ['Python doesn’t know entity types without a class', 'urn:li:chart:(looker,7,PROD)', false, true],
  ['the server ignores the case of entity types', 'urn:li:corpgroup:finance', true, true],
  ['an entity type never starts with a capital on the server', 'urn:li:Tag:pii', false, true],
])('%s: %s', (_, text, server, python) => {
  expect(verdicts(text)).toEqual([server, python]);
});

test('the server accepts every URN that the workbench calls correct, whatever is pasted', () => {
  const pieces = ['urn:li:', 'dataset:', 'tag:', 'chart:', '(', ')', ',', ' ', hive, 'PROD', 'x', '%2C'];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 12 }), (parts) => {
      const { text } = checkUrn(parts.join(''), rules);
      if (text !== undefined) expect(serverVerdict(text, rules)).toEqual({ accepts: true });
    }),
    { seed: 28, numRuns: 2_000 },
  );
});
