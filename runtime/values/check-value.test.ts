// biome-ignore-all lint/suspicious/noTemplateCurlyInString: recipes and shells write variables like that.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ReaderValueName, readerValueNames } from '#model/reader-values.ts';
import { checkValue } from './check-value.ts';

test.each<[ReaderValueName, string]>([
  ['server', 'http://localhost:8080'],
  ['server', 'https://datahub.example.com/api/gms'],
  ['server', 'http://datahub-datahub-gms.data.svc.cluster.local:8080'],
  ['graphql', 'https://datahub.example.com/api/v2/graphql'],
  ['token', 'ACME_TOKEN_2'],
  ['platform', 'presto-on-hive'],
  ['env', 'NON_PROD'],
  ['installer', 'python3 -m pip'],
])('%s may be %s', (name, text) => {
  expect(checkValue(name, text)).toEqual({ value: text });
});

test.each<[ReaderValueName, string, problem: string, found: string, instead: string]>([
  ['server', 'gms.acme.org:8080/', 'scheme', 'gms.acme.org:8080/', 'https://gms.acme.org:8080'],
  ['server', 'ftp://gms.acme.org', 'protocol', 'ftp:', 'https://datahub.example.com'],
  ['server', 'javascript:alert(1)', 'protocol', 'javascript:', 'https://datahub.example.com'],
  ['graphql', 'data:text/html,x', 'protocol', 'data:', 'https://datahub.example.com'],
  ['server', 'https://gms.acme.org/', 'slash', '/', 'https://gms.acme.org'],
  ['server', 'https://gms .acme.org', 'space', 'https://gms', 'https://gms.acme.org'],
  ['server', 'https://me:secret@gms.acme.org', 'credentials', '@', 'https://gms.acme.org'],
  ['server', 'https://gms.acme.org?token=abc', 'character', '?', 'https://gms.acme.org'],
  ['server', 'http://[::1]:8080', 'character', '[', 'http://datahub.example.com:8080'],
  ['server', 'https://gms.acme.org/$(id)', 'character', '$', 'https://gms.acme.org/'],
  ['server', 'http://:8080', 'host', ':8080', 'http://datahub.example.com:8080'],
  ['server', 'http://gms:port', 'host', 'gms:port', 'http://datahub.example.com:8080'],
  ['server', 'http://gms:8080/api/graphql', 'server', '/api/graphql', 'http://gms:8080'],
  ['graphql', 'http://gms:8080', 'endpoint', 'http://gms:8080', 'http://gms:8080/api/graphql'],
  ['token', '$DATAHUB_TOKEN', 'dollar', '$DATAHUB_TOKEN', 'DATAHUB_TOKEN'],
  ['token', '${DATAHUB_TOKEN}', 'dollar', '${DATAHUB_TOKEN}', 'DATAHUB_TOKEN'],
  ['token', 'acmeToken', 'variable', 'acmeToken', 'ACME_TOKEN'],
  ['token', 'acme-token', 'variable', 'acme-token', 'ACME_TOKEN'],
  ['token', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl', 'secret', '', 'DATAHUB_TOKEN'],
  ['token', 'ghp_16C7e42F292c6912E7710c838347Ae178B4a', 'secret', '', 'DATAHUB_TOKEN'],
  ['token', 'AKIAIOSFODNN7EXAMPLE', 'secret', '', 'DATAHUB_TOKEN'],
  ['token', 'a b', 'secret', '', 'DATAHUB_TOKEN'],
  ['platform', 'Azure Synapse', 'platform', 'Azure Synapse', 'azure-synapse'],
  ['platform', '123', 'platform', '123', 'snowflake'],
  ['env', 'prod', 'choice', 'prod', 'PROD, DEV, TEST, QA, UAT, EI, PRE, STG, NON_PROD, CORP'],
])('%s can’t be %s: %s', (name, text, problem, found, instead) => {
  expect(checkValue(name, text)).toEqual({ problem, found, instead });
});

test('a value that is longer than a line is rejected', () => {
  expect(checkValue('server', `http://${'a'.repeat(300)}`)).toEqual({ problem: 'long', found: '307', instead: '200' });
});

const hostile = fc.array(
  fc.constantFrom(
    'http://',
    'https://',
    'gms',
    ':8080',
    '/',
    '"',
    "'",
    '`',
    '$',
    '(',
    ')',
    '<b>',
    '\\',
    ';',
    '&',
    '|',
    '\n',
    ' ',
    '{',
    '}',
    '#',
    '%',
    '*',
    '@',
    'é',
    'A',
    '_',
  ),
  { minLength: 1, maxLength: 12 },
);

test('no accepted value contains a character that has a meaning in code', () => {
  fc.assert(
    fc.property(fc.constantFrom(...readerValueNames), hostile, (name, pieces) => {
      const checked = checkValue(name, pieces.join(''));
      if ('value' in checked) expect(checked.value).toMatch(/^[\w.:/~% -]+$/);
    }),
    { numRuns: 2000 },
  );
});
