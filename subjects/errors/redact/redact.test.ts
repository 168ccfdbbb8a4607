import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inEnglish } from '#model/message.ts';
import { redact } from './redact.ts';

describe('removes what is private', () => {
  test.each([
    ['Authorization: Bearer abc.def-123', 'Authorization: <secret>'],
    [
      "curl -H 'Authorization: Basic dXNlcjpwYXNz' http://localhost:8080",
      "curl -H 'Authorization: <secret>' http://localhost:8080",
    ],
    ["{'Authorization': 'Bearer x', 'Accept': '*/*'}", "{'Authorization': '<secret>', 'Accept': '*/*'}"],
    ['{Authorization=[Bearer abc def], Accept=[*/*]}', '{Authorization=<secret>'],
    ['Set-Cookie: a=b; Path=/; HttpOnly', 'Set-Cookie: <secret>'],
    ['got eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJqZG9lIn0.c2ln from it', 'got <secret> from it'],
    ['password: "hunter2 and more"', 'password: "<secret>"'],
    ['password: hunter2 and more', 'password: <secret>'],
    ['{\\"password\\": \\"hunter2\\", \\"user\\": \\"a\\"}', '{\\"password\\": \\"<secret>\\", \\"user\\": \\"a\\"}'],
    ['passwd hunter2', 'passwd <secret>'],
    ['My password is hunter2.', 'My password is <secret>.'],
    ['the password: ‘x y’', 'the password: ‘<secret>’'],
    ['DATAHUB_GMS_TOKEN=abcdef', 'DATAHUB_GMS_TOKEN=<secret>'],
    ['datahub init --token abcdef --host x', 'datahub init --token <secret> --host x'],
    ['docker login -u anna -p hunter2', 'docker login -u anna -p <secret>'],
    ['key: |-\n  line one\n  line two\nnext: 1', 'key: |-\n  <secret>\nnext: 1'],
    ['- name: DB_PASSWORD\n  value: hunter2', '- name: DB_PASSWORD\n  value: <secret>'],
    ['<password>hunter2</password>', '<password><secret></password>'],
    ['mysql://root:geheim@db.acme.io:3306/x', 'mysql://<secret>@<host>:3306/x'],
    ['mysql://root:a@b/c:d#e@mysql:3306/x', 'mysql://<secret>@mysql:3306/x'],
    ['https://ghp_0123456789abcdefghij@github.com/acme/x', 'https://<secret>@github.com/acme/x'],
    [
      'AccountName=acme;AccountKey=abc==;EndpointSuffix=core',
      'AccountName=<account>;AccountKey=<secret>;EndpointSuffix=core',
    ],
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
    ['Failed to resolve gms-7.data.svc.cluster.local', 'Failed to resolve <host>'],
    ["Can't connect to MySQL server on 'warehouse' (111)", "Can't connect to MySQL server on '<host>' (111)"],
    ['[thrd:warehouse:9092/1]: Disconnected', '[thrd:<host>:9092/1]: Disconnected'],
    ['warehouse/10.2.3.4:9092', '<host>/<host>:9092'],
    ['account_id: xy12345.eu-central-1', 'account_id: <account>'],
    ['dial 10.2.3.4:9092', 'dial <host>:9092'],
    ['tried 2001:db8::17 and [fe80::1%eth0]:80', 'tried <host> and [<host>]:80'],
    ['request 123e4567-e89b-12d3-a456-426614174000 object at 0x7f2b3c', 'request <id> object at <id>'],
    ['container 5f0c2e9a7b1c', 'container <id>'],
    [
      'File "/home/anna/acme/venv/lib/python3.10/site-packages/datahub/cli/get_cli.py", line 3',
      'File "<path>/site-packages/datahub/cli/get_cli.py", line 3',
    ],
    ['cannot open /home/anna/acme.yml now', 'cannot open <path> now'],
    ['in C:\\Users\\anna\\acme.yml', 'in <path>'],
  ])('%s', (text, left) => {
    expect(redact(text).text).toBe(left);
  });
});

describe('keeps what a diagnosis needs', () => {
  test.each([
    'com.linkedin.metadata.entity.ValidationException: Failed to validate record',
    'org.apache.kafka.common.errors.TimeoutException: Topic MetadataChangeProposal_v1 not present in metadata after 60000 ms.',
    'http://localhost:8080/aspects?action=ingestProposal',
    'datahub.ingestion.run.pipeline.PipelineInitError: Failed to configure source (mysql)',
    'Bind for 0.0.0.0:3306 failed: port is already allocated',
    'at com.linkedin.metadata.kafka.MetadataChangeLogProcessor.consume(MetadataChangeLogProcessor.java:98)',
    '\tat org.springframework.beans.factory.support.AbstractAutowireCapableBeanFactory.doCreateBean(AbstractAutowireCapableBeanFactory.java:628) ~[spring-beans-5.3.26.jar!/:5.3.26]',
    'ERROR {datahub.ingestion.run.pipeline:62} - failed to write record',
    'INFO  c.l.m.b.BootstrapManager:45 - Executing bootstrap step',
    'Your client version 0.10.2.1 is newer than your server version 0.9.6',
    "Access denied for user 'datahub'@'mysql' (using password: YES)",
    'password authentication failed for user "datahub"',
    "KeyError: 'view_upstream'",
    "Duplicate entry 'x' for key 'PRIMARY'",
    'Error: secret "mysql-secrets" not found',
    'password: $MYSQL_PASSWORD',
    'the token is expired',
    'Maybe you need to set up authentication?',
    'Connect to broker:29092 and elasticsearch:9200 from datahub-gms:8080',
    "ModuleNotFoundError: No module named 'snowflake.sqlalchemy'",
    'std::string and java.lang.Object::equals',
    'docker run -p 8080:8080 acryldata/datahub-gms',
    '-----BEGIN of the report',
  ])('%s', (text) => {
    expect(redact(text)).toEqual({ text, removed: [] });
  });
});

test('counts what was removed by kind, the most secret kind first', () => {
  expect(inEnglish(redact('10.0.0.1 to 10.0.0.2, then token=abcdef and 10.0.0.1').removed)).toEqual([
    { label: 'password or token', count: 1 },
    { label: 'hosts and IP addresses', count: 3 },
  ]);
});

test("readers' placeholders are kept and not counted", () => {
  expect(redact('password: <secret>\nhost=<host>')).toEqual({ text: 'password: <secret>\nhost=<host>', removed: [] });
});

test('colors and invisible characters hide nothing', () => {
  expect(redact('\u001b[31mpass\u200bword\u001b[0m: hunter2').text).toBe('password: <secret>');
});

test('redacting a text twice removes nothing more', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const once = redact(text).text;
      expect(redact(once).text).toBe(once);
    }),
    { seed: 20230411, numRuns: 300 },
  );
});
