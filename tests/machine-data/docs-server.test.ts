import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest';
import { docsClient } from './docs-client.ts';

// The first question opens the search index, which takes a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const { client, connect, call } = docsClient();
beforeAll(connect, 60_000);
afterAll(() => client.close());

const recipe = (line: string) =>
  `source:\n  type: mysql\n  config:\n    ${line}\nsink:\n  type: datahub-rest\n  config:\n    server: http://localhost:8080\n`;

const answers: [tool: string, input: Record<string, unknown>, expected: RegExp[]][] = [
  ['search_docs', { query: 'snowflake permissions' }, [/`\/docs\/generated\/ingestion\/sources\/snowflake`/]],
  ['search_docs', { query: 'tags', kind: 'entity', limit: 1 }, [/these are the best 1/, /entities\/tag`, entity/]],
  ['search_docs', { query: 'snowflaek' }, [/Searched for "snowflake"/]],
  ['read_page', { path: '/docs/tags' }, [/^---\ntitle: "Tags"/, /## Add a tag/]],
  ['read_page', { path: '/docs/tags/#add-a-tag' }, [/^## Add a tag\n/]],
  ['read_page', { path: 'https://datahubproject.io/docs/tags.md', section: 'Privileges' }, [/^## Privileges\n/]],
  [
    'read_page',
    { path: '/docs/generated/ingestion/sources/mysql#config.profiling.enabled' },
    [/^## profiling\.enabled\n/, /From a table in \[MySQL\]/],
  ],
  ['read_page', { path: '/docs/graphql/objects' }, [/\[Characters 0 to \d+ of \d+\. To continue, use offset \d+\.\]$/]],
  ['read_page', { path: '/docs/graphql/objects', offset: 19_000 }, [/\[Characters 19000 to /]],
  ['read_page', { path: '/llms.txt' }, [/^# DataHub/]],
  ['connector_requirements', { connector: 'snowflake' }, [/acryl-datahub\[snowflake\]/, /### Requirements/, /```sql/]],
  ['connector_requirements', { connector: 'sql server' }, [/^# Microsoft SQL Server/]],
  ['connector_requirements', { connector: 'dbt-cloud' }, [/^# dbt\n/, /## Module dbt Cloud/, /### Starter recipe/]],
  [
    'find_connectors',
    { capability: 'Column-level Lineage', also: ['Detect Deleted Entities'] },
    [
      /^# Column-level Lineage and Detect Deleted Entities/,
      /## Yes \(\d+\)/,
      /Tableau, module `tableau`/,
      /`extract_column_level_lineage`/,
    ],
  ],
  [
    'describe_setting',
    { name: 'index_prefix' },
    [
      /# INDEX_PREFIX/,
      /Helm: \[global\.elasticsearch\.indexPrefix\]/,
      /`\/docs\/deploy\/environment\/datahub-gms#index_prefix`/,
    ],
  ],
  [
    'describe_setting',
    { name: 'elasticsearch.indexPrefix' },
    [/# global\.elasticsearch\.indexPrefix/, /Sets .*\bINDEX_PREFIX\b/],
  ],
  ['describe_setting', { name: 'session lifetime' }, [/^No setting is named "session lifetime"/]],
  [
    'describe_option',
    { plugin: 'mysql', option: 'profiling.enabled' },
    [/Type: boolean/, /#config\.profiling\.enabled`/],
  ],
  ['search_docs', { query: 'which connectors can column-level lineage' }, [/`\/integrations\/matrix`/]],
  ['describe_option', { kind: 'sink', plugin: 'datahub-rest' }, [/- `server` \(url, default/]],
  ['describe_option', { kind: 'recipe', option: 'source.type' }, [/# source\.type of a recipe/]],
  [
    'check_recipe',
    { recipe: recipe('host_port: db.example.com:3306') },
    [/^No errors/, /Source: mysql/, /pip install/],
  ],
  [
    'check_recipe',
    { recipe: recipe('hostport: a'), runs_on: 'container' },
    [/^DataHub rejects this recipe/, /\*\*error\*\* at 4:5/, /Fix: /],
  ],
  [
    'describe_entity',
    { entity: 'Dataset' },
    [/urn:li:dataset:\(\{platform\},\{name\},\{origin\}\)/, /DownstreamOf → dataset/],
  ],
  ['describe_entity', { entity: 'dataset', aspect: 'globalTags' }, [/# Aspect `globalTags`/, /- `tags` \(/, /```json/]],
  ['parse_urn', { urn: 'urn:li:corpuser:jdoe' }, [/is correct/, /Entity type: `corpuser`/, /URL-encoded/]],
  [
    'parse_urn',
    { urn: 'urn:li:dataset:(urn:li:dataPlatform:hive,a,prod)' },
    [/Corrected: .*,PROD\)/, /Errors:/, /service rejects it/, /library accepts it/],
  ],
  ['graphql_type', { name: 'Dataset' }, [/type Dataset implements/, /`\/docs\/graphql\/objects#dataset`/]],
  ['graphql_type', { name: 'addtag' }, [/# mutation addTag/, /input: TagAssociationInput!/, /mutations#addtag`/]],
  ['graphql_type', { name: 'Mutation.addTag' }, [/# mutation addTag/]],
  ['graphql_type', { name: 'Query' }, [/# Query/, /- `dataset`: `Dataset`/]],
  ['graphql_type', { name: 'mutation' }, [/# Mutation/, /- `addTag`/]],
  [
    'rest_endpoint',
    { name: 'ingestproposal' },
    [
      /# POST \/aspects\?action=ingestProposal/,
      /`proposal` \(body, `com\.linkedin\.mxe\.MetadataChangeProposal`, required\)/,
    ],
  ],
  [
    'rest_endpoint',
    { name: '/openapi/entities/v1/latest' },
    [/# GET \/openapi\/entities\/v1\/latest/, /it only reads/],
  ],
  ['rest_endpoint', { name: '/health' }, [/# GET \/health[\s\S]*# GET \/admin/]],
  ['rest_endpoint', { name: 'SearchResult' }, [/# com\.linkedin\.metadata\.search\.SearchResult/, /`numEntities`/]],
  ['rest_endpoint', { name: 'endpoints' }, [/- `POST \/runs\?action=rollback` \(restli\)/]],
  ['graphql_type', { name: 'Dataset.tags' }, [/objects#dataset\.tags`/, /Its type: `GlobalTags`/]],
  ['upgrade_changes', { from: '0.10.0', to: '0.10.2' }, [/# 0\.10\.2/, /`\/docs\/how\/updating-datahub#/]],
  [
    'explain_error',
    { text: "AttributeError: 'Dataset' object has no attribute 'urn'" },
    [/1\. Cause: /, /Diagnosis: /, /#error-/],
  ],
];

const errors: [tool: string, input: Record<string, unknown>, expected: RegExp][] = [
  ['search_docs', { query: 'qqqqqzzzzzxxxxx' }, /^No results for "qqqqqzzzzzxxxxx"\./],
  ['read_page', { path: '/docs/tagz' }, /^There is no page at "\/docs\/tagz"\. Similar names: "\/docs\/tags"/],
  ['read_page', { path: '/docs/../../package.json' }, /^There is no page/],
  ['read_page', { path: '/..%2f..%2fREADME' }, /^There is no page/],
  ['read_page', { path: 'https://example.com/docs/tags' }, /^https:\/\/example\.com isn't part of this documentation/],
  [
    'read_page',
    { path: '/docs/tags', section: 'Privilege' },
    /has no section "Privilege"\. Its sections include "Privileges"/,
  ],
  ['read_page', { path: '/docs/tags', offset: 9_000_000 }, /there is nothing at offset 9000000/],
  [
    'connector_requirements',
    { connector: 'snowflak' },
    /^There is no connector named "snowflak"\. Similar names: "snowflake"/,
  ],
  ['describe_option', {}, /^Set `plugin` to the type of the source\. The types are .*snowflake/],
  ['describe_option', { plugin: 'mysqll', option: 'a' }, /^There is no source named "mysqll"\. Similar names: "mysql"/],
  [
    'describe_option',
    { plugin: 'mysql', option: 'host' },
    /no mysql source option named "host"\. Similar names: .*"host_port"/,
  ],
  ['check_recipe', { recipe: ' ' }, /^The recipe is empty/],
  ['describe_entity', { entity: 'datasets' }, /^There is no entity type named "datasets"\. Similar names: "dataset"/],
  ['describe_entity', { entity: 'tag', aspect: 'schemaMetadata' }, /^There is no tag aspect named "schemaMetadata"/],
  ['parse_urn', { urn: 'hello' }, /^This can’t be parsed as a URN\. /],
  [
    'graphql_type',
    { name: 'Datasett' },
    /^There is no GraphQL type or operation named "Datasett"\. Similar names: .*"Dataset"/,
  ],
  [
    'rest_endpoint',
    { name: 'ingestProposals' },
    /^There is no REST endpoint or record named "ingestProposals"\. Similar names: .*"ingestProposal"/,
  ],
  ['graphql_type', { name: 'Dataset.tagz' }, /^There is no Dataset field named "tagz"\. Similar names: .*"tags"/],
  ['explain_error', { text: 'lorem ipsum dolor' }, /^No known error matches this text/],
  ['describe_setting', { name: 'qqqqqzzzzzxxxxx' }, /^No environment variable or Helm value matches "qqqqqzzzzzxxxxx"/],
  [
    'upgrade_changes',
    { words: 'qqqqqzzzzzxxxxx' },
    /^No changes that mention all of "qqqqqzzzzzxxxxx" are recorded in any version/,
  ],
  ['upgrade_changes', { from: 'latest' }, /a version such as 0\.9\.6/],
  ['search_docs', { query: 'tags', limit: 100 }, /limit/],
  ['search_docs', {}, /query/],
];

test('every tool describes its purpose and each field of its input', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name).toSorted()).toEqual([...new Set(answers.map(([name]) => name))].toSorted());
  for (const { description, inputSchema, annotations } of tools) {
    expect(description?.length).toBeGreaterThan(60);
    expect(annotations).toMatchObject({ readOnlyHint: true, openWorldHint: false });
    const fields = Object.values(inputSchema.properties ?? {}) as { description?: string }[];
    expect(fields.filter((field) => field.description === undefined)).toEqual([]);
    expect(fields.length).toBeGreaterThan(0);
  }
});

describe('answers', () => {
  it.each(answers)('%s %j', async (tool, input, expected) => {
    const { text, isError } = await call(tool, input);
    expect(isError, text).toBe(false);
    for (const part of expected) expect(text).toMatch(part);
    expect(text.length).toBeLessThanOrEqual(20_100);
  });
});

describe('a question without an answer says what to ask instead', () => {
  it.each(errors)('%s %j', async (tool, input, expected) => {
    const { text, isError } = await call(tool, input);
    expect(text).toMatch(expected);
    expect(isError).toBe(true);
    expect(text.length).toBeLessThan(2_000);
  });
});

test('pages are also resources', async () => {
  const { contents } = await client.readResource({ uri: 'datahub-docs:///docs/tags' });
  expect(contents).toMatchObject([{ mimeType: 'text/markdown', text: expect.stringMatching(/^---\ntitle: "Tags"/) }]);
  await expect(client.readResource({ uri: 'datahub-docs:///docs/tagz' })).rejects.toMatchObject({
    code: -32002,
    message: expect.stringContaining('There is no page'),
  });
  const home = await client.readResource({ uri: 'datahub-docs:///' });
  expect(home.contents).toMatchObject([{ mimeType: 'text/markdown' }]);
  await expect(client.readResource({ uri: 'file:///etc/passwd' })).rejects.toMatchObject({ code: -32002 });
});

test('without a built site, the server says how to get one and writes nothing to the protocol stream', () => {
  const args = ['scripts/mcp-server.mjs', '--site', join(tmpdir(), 'no-such-site')];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/There is no built site in .*\. Run "npm run build" first/);
});
