import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readerValueNames } from '#model/reader-values.ts';
import { checkValue } from './check-value.ts';
import { repairValue } from './repair-value.ts';

test.each([
  ['server', 'https://gms.acme.org/api/gms/', 'https://gms.acme.org/api/gms'],
  ['server', '  https://gms.acme.org//\n', 'https://gms.acme.org'],
  ['server', 'https://gms .acme.org: 8080', 'https://gms.acme.org:8080'],
  ['server', 'HTTPS://gms.acme.org', 'https://gms.acme.org'],
  ['server', 'localhost:8080/', 'http://localhost:8080'],
  ['server', 'datahub-gms.data.svc.cluster.local:8080', 'http://datahub-gms.data.svc.cluster.local:8080'],
  ['server', 'gms.acme.org:443', 'https://gms.acme.org:443'],
  ['graphql', 'http://gms:8080/api/graphql/', 'http://gms:8080/api/graphql'],
  ['platform', ' snowflake\u200b', 'snowflake'],
] as const)('%s %j is repaired to %s', (name, text, repaired) => {
  expect(repairValue(name, text)).toBe(repaired);
  expect(checkValue(name, repaired)).toEqual({ value: repaired });
});

test.each([
  ['server', 'gms.acme.org:8080'],
  ['server', 'https://a.example b.example'],
  ['server', 'javascript:alert(1)'],
  ['server', 'https://me:secret@gms.acme.org/'],
] as const)('%s %s has several meanings or none, so it is left unchanged', (name, text) => {
  expect(repairValue(name, text)).toBe(text);
  expect(checkValue(name, text)).toHaveProperty('problem');
});

test('a repair never changes a valid value and needs only one pass', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...readerValueNames),
      fc.string({ unit: fc.constantFrom(...'ht ps:/.a\n1@') }),
      (name, text) => {
        const repaired = repairValue(name, text);
        expect(repairValue(name, repaired)).toBe(repaired);
        if ('value' in checkValue(name, text)) expect(checkValue(name, repaired)).toHaveProperty('value');
      },
    ),
    { seed: 28 },
  );
});
