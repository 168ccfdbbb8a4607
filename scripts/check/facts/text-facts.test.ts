import { expect, test } from 'vitest';
import { factsInText } from './text-facts.ts';

const values = (text: string) => factsInText(text, 1).map(({ kind, value }) => `${kind}: ${value}`);

test.each([
  ['It takes 256 MiB and 5 seconds.', ['number: 256 MiB', 'number: 5 s']],
  ['a 90-day limit, or three months', ['number: 90 days', 'number: 3 months']],
  ['Version 0.10.2 of Python 3.7', ['number: 0.10.2', 'number: 3.7']],
  ['from v0.10.0 on', ['number: 0.10.0']],
  ['30 % of 10,000', ['number: 30 %', 'number: 10000']],
  [
    'fct_users_deleted, fooBar, MyClass and app.conf',
    ['name: fct_users_deleted', 'name: fooBar', 'name: MyClass', 'name: app.conf'],
  ],
  ['sent as RESTATE, by the REST API', ['name: RESTATE', 'name: REST']],
  ['set DATAHUB_GMS_HOST', ['name: DATAHUB_GMS_HOST']],
  [
    'of urn:li:dataset:(urn:li:dataPlatform:hive,a.b,PROD).',
    ['name: urn:li:dataset:(urn:li:dataPlatform:hive,a.b,PROD)'],
  ],
  ['It says “Connection Succeeded.”', ['quotation: Connection Succeeded']],
  ['One table, e.g. this one', []],
])('%j contains %j', (text, expected) => {
  expect(values(text)).toEqual(expected);
});
