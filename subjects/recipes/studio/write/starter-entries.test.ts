import { expect, it } from 'vitest';
import { optionFields } from '../option-fields.ts';
import { starterEntries } from './starter-entries.ts';

const option = (path: string, type: string) => ({ name: path, path, type, required: false, description: 'It.' });
const pattern = {
  ...option('table_pattern', 'AllowDenyPattern'),
  children: [option('table_pattern.allow', 'list<string>')],
};
const fields = optionFields([
  option('host', 'string'),
  option('password', 'secret'),
  option('page_size', 'integer'),
  option('tenants', 'list<string>'),
  option('labels', 'map<string>'),
  option('paths', 'list<object>'),
  pattern,
]);

it.each([
  ['host', 'db.example.com:5432', { host: 'db.example.com:5432' }],
  ['host', '"CN=a,OU=b"', { host: 'CN=a,OU=b' }],
  ['host', "'it''s'", { host: "it's" }],
  ['password', `"\${DB_PASSWORD}"`, { password: 'DB_PASSWORD' }],
  ['password', 'sqlite:////srv/data.db', { password: '' }],
  ['page_size', '500', { page_size: '500' }],
  ['tenants', '[public, "a, b"]', { tenants: 'public\na, b' }],
  ['labels', '{a: b, c: "d: e"}', { labels: 'a: b\nc: d: e' }],
  ['paths', '[{include: s3://a/*.csv}]', { paths: '[{include: s3://a/*.csv}]' }],
  ['table_pattern', '{allow: [^Data Platform$, b]}', { 'table_pattern.allow': '^Data Platform$\nb' }],
  ['unknown', 'x', {}],
  ['unknown', '{a: {b: c}}', {}],
])('%s: %s is entered as %j', (name, value, entries) => {
  expect(starterEntries({ [name]: value }, fields)).toEqual(entries);
});
