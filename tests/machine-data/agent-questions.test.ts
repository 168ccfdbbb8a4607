import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { docsClient } from './docs-client.ts';

// The first question opens the search index, which takes a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const { client, connect, call } = docsClient();
beforeAll(connect, 60_000);
afterAll(() => client.close());

/** Most characters of an answer to a simple question. */
const SHORT = 6_000;

const recipe = `source:
  type: mysql
  config:
    hostport: db.example.com:3306
sink:
  type: datahub-rest
  config:
    server: http://localhost:8080
`;

/** What agents ask, the call that answers it, facts of the answer that were compared with the platform's code, and the address that it cites. */
const questions: readonly {
  question: string;
  tool: string;
  input: Record<string, unknown>;
  facts: readonly RegExp[];
  cites: string;
}[] = [
  {
    question: 'Which connectors support column-level lineage?',
    tool: 'find_connectors',
    input: { capability: 'Column-level Lineage' },
    facts: [
      /module `snowflake`.*`include_column_lineage`/,
      /module `unity-catalog`/,
      /module `tableau`/,
      /## No .*\n.*`bigquery`/,
    ],
    cites: '/docs/generated/ingestion/sources/snowflake',
  },
  {
    question: 'Mutation.addTag',
    tool: 'graphql_type',
    input: { name: 'Mutation.addTag' },
    facts: [/input: TagAssociationInput!/, /"resourceUrn": /],
    cites: '/docs/graphql/mutations#addtag',
  },
  {
    question: 'What does the connector for "sql server" need?',
    tool: 'connector_requirements',
    input: { connector: 'sql server' },
    facts: [/acryl-datahub\[mssql\]/, /grant view definition to datahub/],
    cites: '/docs/generated/ingestion/sources/mssql',
  },
  {
    question: 'Which privilege do I need to add a tag through GraphQL?',
    tool: 'graphql_type',
    input: { name: 'addTag' },
    facts: [
      /Privilege\*\*: Edit Tags on the asset \(for a column, Edit Dataset Column Tags on the dataset\), or Edit All/,
    ],
    cites: '/docs/graphql/mutations#addtag',
  },
  {
    question: 'What port does GMS listen on?',
    tool: 'search_docs',
    input: { query: 'what port does GMS listen on' },
    facts: [/\| 8080 \| Metadata service \| `DATAHUB_MAPPED_GMS_PORT` \|/],
    cites: '/docs/docker#ports',
  },
  {
    question: 'How do I delete all entities of a platform?',
    tool: 'read_page',
    input: { path: '/docs/how/delete-metadata', section: 'Delete many entities by filter' },
    facts: [/datahub delete --platform redshift/],
    cites: '/docs/how/delete-metadata',
  },
  {
    question: 'What does stateful ingestion need?',
    tool: 'read_page',
    input: { path: '/docs/metadata-ingestion/docs/dev_guides/stateful#switch-it-on' },
    facts: [/pipeline_name/, /stateful_ingestion/, /enabled: true/],
    cites: '/docs/metadata-ingestion/docs/dev_guides/stateful',
  },
  {
    question: 'Which Helm value sets INDEX_PREFIX?',
    tool: 'describe_setting',
    input: { name: 'INDEX_PREFIX' },
    facts: [/Helm: \[global\.elasticsearch\.indexPrefix\]/],
    cites: '/docs/deploy/environment/datahub-gms#index_prefix',
  },
  {
    question: 'Is this recipe right?',
    tool: 'check_recipe',
    input: { recipe },
    facts: [/\*\*error\*\* at 4:5/, /host_port/],
    cites: '/docs/generated/ingestion/sources/mysql',
  },
  {
    question: 'What does this error mean?',
    tool: 'explain_error',
    input: { text: 'Error response from daemon: Bind for 0.0.0.0:9092 failed: port is already allocated' },
    facts: [/^# Port is already allocated/, /Cause: /, /Solution: /],
    cites: '/docs/quickstart#error-quickstart-port-taken',
  },
  {
    question: 'Which version removed node_type_pattern?',
    tool: 'upgrade_changes',
    input: { words: 'node_type_pattern' },
    facts: [/^# 0\.9\.1 /, /Use `entities_enabled`/],
    cites: '/docs/how/updating-datahub#091',
  },
  {
    question: 'What is the URN of a Kafka topic?',
    tool: 'connector_requirements',
    input: { connector: 'kafka' },
    facts: [
      /Platform in URNs: `urn:li:dataPlatform:kafka`/,
      /Topic → `dataset`, URN `urn:li:dataset:\(\{platform\},\{name\},\{origin\}\)`\. .*unchanged topic name/,
    ],
    cites: '/docs/generated/ingestion/sources/kafka',
  },
];

it.each(questions)('$question', async ({ tool, input, facts, cites }) => {
  const { text, isError } = await call(tool, input);
  expect(isError, text).toBe(false);
  for (const fact of facts) expect(text).toMatch(fact);
  expect(text).toContain(cites);
  expect(text.length).toBeLessThanOrEqual(SHORT);
});
