import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stripPrivate } from './strip-private.ts';

test.each([
  ['Authorization: Bearer abc.def-123', 'Authorization: Bearer <token>'],
  ['got eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJqZG9lIn0.c2ln from it', 'got <token> from it'],
  ['password: "hunter2 and more"', 'password: <token>'],
  ['DATAHUB_GMS_TOKEN=abcdef', 'DATAHUB_GMS_TOKEN=<token>'],
  ['mysql://root:geheim@db.acme.io:3306/x', 'mysql://<token>@<host>:3306/x'],
  ['mail to anna@acme.io', 'mail to <email>'],
  [
    'no aspect of urn:li:dataset:(urn:li:dataPlatform:hive,acme.orders,PROD) found',
    'no aspect of urn:li:dataset:<id> found',
  ],
  ['/entitiesV2/urn%3Ali%3Acorpuser%3Aanna?x', '/entitiesV2/urn%3Ali%3Acorpuser%3A<id>?x'],
  ['[2023-04-11 10:20:30,123] ERROR', '[<time>] ERROR'],
  ['11:22:33.4 [main]', '<time> [main]'],
  ['at 1681283991201', 'at <time>'],
  ['https://gms.acme.io:8080/config refused', 'https://<host>:8080/config refused'],
  ["HTTPConnectionPool(host='gms', port=8080)", "HTTPConnectionPool(host='<host>', port=8080)"],
  ['lookup gms.prod.acme.internal failed', 'lookup <host> failed'],
  ['dial 10.2.3.4:9092', 'dial <host>:9092'],
  ['request 123e4567-e89b-12d3-a456-426614174000 object at 0x7f2b3c', 'request <id> object at <id>'],
  ['container 5f0c2e9a7b1c', 'container <id>'],
  [
    'File "/home/anna/acme/venv/lib/python3.10/site-packages/datahub/cli/get_cli.py", line 3',
    'File "<path>/site-packages/datahub/cli/get_cli.py", line 3',
  ],
  ['cannot open /home/anna/acme.yml now', 'cannot open <path> now'],
  ['in C:\\Users\\anna\\acme.yml', 'in <path>'],
])('%s', (text, left) => {
  expect(stripPrivate(text).text).toBe(left);
});

test.each([
  'com.linkedin.metadata.entity.ValidationException: Failed to validate record',
  'org.apache.kafka.common.errors.TimeoutException: Topic MetadataChangeProposal_v1 not present in metadata after 60000 ms.',
  'http://localhost:8080/aspects?action=ingestProposal',
  'datahub.ingestion.run.pipeline.PipelineInitError: Failed to configure source (mysql)',
  'Bind for 0.0.0.0:3306 failed: port is already allocated',
])('what helps stays: %s', (text) => {
  expect(stripPrivate(text)).toEqual({ text, stripped: [] });
});

test('says what was taken out, each thing once', () => {
  expect(stripPrivate('10.0.0.1 to 10.0.0.2, back to 10.0.0.1, token=abcdef').stripped).toEqual([
    { kind: 'tokens and passwords', found: ['token=abcdef'] },
    { kind: 'hosts', found: ['10.0.0.1', '10.0.0.2'] },
  ]);
});

test('a second time there is no more to take out of a token', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\w-]{8,40}$/), (secret) => {
      expect(stripPrivate(`token: ${secret} Bearer ${secret}`).text).not.toContain(secret);
    }),
  );
});
