import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPrivate, recognize } from './recognize.ts';

const kindOf = (text: string) => recognize(text)?.kind;

const python = 'Traceback (most recent call last):\n  File "x.py", line 1, in <module>\nKeyError: 1';
const recipe = 'source:\n  type: mysql\n  config:\n    host_port: "db:3306"\nsink:\n  type: datahub-rest\n';

describe('recognize', () => {
  it.each([
    'urn:li:corpuser:jdoe',
    'urn:li:dataset:(urn:li:dataPlatform:hive,page views,PROD)',
    'urn%3Ali%3Adataset%3A%28urn%3Ali%3AdataPlatform%3Ahive%2Ca%2CPROD%29',
    'https://datahub.example.com/dataset/urn:li:dataset:(urn:li:dataPlatform:hive,a,PROD)/Schema?is_lineage_mode=false',
    'http://localhost:9002/dataset/urn%3Ali%3Adataset%3A(urn%3Ali%3AdataPlatform%3Ahive,a,PROD)',
    '"urn:li:tag:Legacy",\n"urn:li:tag:pii"\n',
    '- urn:li:tag:Legacy',
  ])('recognizes the URN in %j', (text) => expect(kindOf(text)).toBe('urn'));

  it.each([
    python,
    python.replaceAll('\n', ' '),
    'Exception in thread "main" java.lang.RuntimeException: boom',
    'Caused by: org.apache.kafka.common.errors.TimeoutException: Topic not present in metadata',
    '  at com.linkedin.metadata.boot.BootstrapManager.start(BootstrapManager.java:51)',
    "ModuleNotFoundError: No module named 'snowflake'",
    'java.lang.NullPointerException: null',
    '[2023-04-01 12:00:00,123] ERROR    {datahub.entrypoints:192} - Command failed',
    '12:00:00.123 [main] ERROR c.l.m.boot.BootstrapManager:33 - Failed to start',
    'INFO starting\n2023-04-01T12:00:00Z ERROR no route to host',
    'Error: UPGRADE FAILED: timed out waiting for the condition',
    'ts=1 level=error msg="no"',
    '{"exceptionClass":"com.linkedin.restli.server.RestLiServiceException","status":500}',
    `${recipe}\n${python}`,
  ])('recognizes the error in %j', (text) => expect(kindOf(text)).toBe('error'));

  it.each([
    recipe,
    `# nightly\n${recipe}`,
    recipe.replaceAll(/^/gm, '    '),
    'source: {type: mysql, config: {host_port: x}}',
    '"source":\n  "type": "mysql"',
    '{"source": {"type": "mysql", "config": {}}}',
    '{\n  "run_id": "nightly",\n  "source": {\n    "type": "mysql",',
    `pipeline_name: a\n${recipe}`,
  ])('recognizes the recipe in %j', (text) => expect(kindOf(text)).toBe('recipe'));

  it.each([
    ['0.8.45', '0.8.45'],
    ['v0.10.1', '0.10.1'],
    [' 0.10.0.5\n', '0.10.0.5'],
    ['acryl-datahub==0.10.0.6', '0.10.0.6'],
    ['acryl-datahub[snowflake]==0.9.6', '0.9.6'],
    ['DataHub CLI version: 0.10.0.5\nPython version: 3.10.6 (main, Nov 14 2022)', '0.10.0.5'],
    ['DATAHUB_VERSION=v0.9.3', '0.9.3'],
  ])('recognizes the version in %j', (text, version) => expect(recognize(text)).toEqual({ kind: 'version', version }));

  it.each([
    ['ELASTICSEARCH_SSL_TRUSTSTORE_FILE', 'variable', 'ELASTICSEARCH_SSL_TRUSTSTORE_FILE'],
    ['export DATAHUB_SECRET=hunter2', 'variable', 'DATAHUB_SECRET'],
    ['- KAFKA_BOOTSTRAP_SERVER=broker:29092', 'variable', 'KAFKA_BOOTSTRAP_SERVER'],
    ['profiling.enabled', 'option', 'profiling.enabled'],
    ['stateful_ingestion.remove_stale_metadata: true', 'option', 'stateful_ingestion.remove_stale_metadata'],
  ])('recognizes the name in %j', (text, kind, name) => expect(recognize(text)).toEqual({ kind, name }));

  it.each([
    '',
    ' \n\t\n',
    'urn',
    'urn:li:dataset',
    'delete urn:li:corpuser:jdoe',
    'urn:li:corpuser:jdoe cannot be deleted',
    'error',
    'error handling in recipes',
    'OperationalError',
    'what does Caused by mean',
    'ERROR',
    'source: what is it',
    'source:\n  - a\ntype: b',
    'source type config',
    'data source: type mysql',
    '3.10.6',
    '2.5.0',
    '0.2.162',
    '0.8',
    'airflow 0.10.1 plugin',
    'PII',
    'GMS',
    'recipe.yml',
    'docs.python.org',
    'profiling',
    'Profiling.Enabled',
    'How do I delete soft-deleted datasets? 0.10.1',
    '<script>alert(1)</script>',
    '\u0000\u0001PK',
    '{'.repeat(5_000),
    '['.repeat(50_000),
    `source: {${'a'.repeat(50_000)}`,
    'a.'.repeat(50_000),
    'A_'.repeat(50_000),
    `"source": ${'{ "type"'.repeat(5_000)}`,
    `{${' "a": "b",'.repeat(5_000)}`,
  ])('recognizes nothing in %j', (text) => expect(recognize(text)).toBeUndefined());

  it('returns for any text, in time that grows with its length', () => {
    const piece = fc.constantFrom(
      'urn:li:',
      'source:',
      '\n',
      '  type: ',
      'at a.b',
      '(',
      'Error',
      ': ',
      '0.',
      '_',
      '.',
      '{"',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(piece, { maxLength: 800 }).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(text, (given) => {
        recognize(given);
      }),
      { seed: 28, numRuns: 100 },
    );
  });
});

describe('isPrivate', () => {
  it('keeps pasted traces and recipes out of addresses, and lets short messages be shared', () => {
    expect(isPrivate(python)).toBe(true);
    expect(isPrivate(recipe)).toBe(true);
    expect(isPrivate(`${python} ${'x'.repeat(200)}`.replaceAll('\n', ' '))).toBe(true);
    expect(isPrivate("ModuleNotFoundError: No module named 'snowflake'")).toBe(false);
    expect(isPrivate('urn:li:tag:a\nurn:li:tag:b')).toBe(false);
    expect(isPrivate('tags')).toBe(false);
  });
});
