import { expect, test } from 'vitest';
import type { ErrorFacts } from '../knowledge/knowledge.ts';
import { diagnose, isBinary, READ } from './diagnose.ts';

const entry = (id: string, title: string, text: string): ErrorFacts => ({
  kind: 'entry',
  id,
  anchor: `error-${id}`,
  title,
  messages: [{ text }],
  keywords: [],
  page: '/docs/quickstart',
  symptom: ['A container ends.'],
  shows: [],
  causes: [],
});
const knowledge = {
  evidence: { platform: [], contexts: [], generic: [], wrappers: [] },
  errors: [
    entry('port-taken', 'Port is already allocated', 'port is already allocated'),
    entry('disk-full', 'No space left', 'No space left on device'),
  ],
};

test('the entry whose message is in the text comes first, whatever the case and line breaks', () => {
  const { found } = diagnose('Bind for 0.0.0.0:3306 failed:\nPORT is already\n  allocated', knowledge);
  expect(found.map(({ error, message }) => [error.id, message])).toEqual([['port-taken', 'PORT is already allocated']]);
});

test('a more specific message ranks above a general one', () => {
  const errors = [
    entry('any-port', 'A port is in use', 'address already in use'),
    entry('debug-port', 'The port of the debugger is in use', 'Cannot open the debugger: address already in use'),
  ];
  const { found } = diagnose('ERROR: Cannot open the debugger: address already in use', { ...knowledge, errors });
  expect(found[0]?.error.id).toBe('debug-port');
});

test('an entry whose message was found ranks above one with similar wording', () => {
  const errors = [
    entry('similar', 'Elasticsearch snapshot repository verification fails', 'nothing of the kind'),
    entry('found', 'The bucket refuses the call', 'repository_verification_exception'),
  ];
  const text = 'ERROR: the snapshot repository of Elasticsearch: repository_verification_exception';
  expect(diagnose(text, { ...knowledge, errors }).found[0]?.error.id).toBe('found');
});

test('unless the text is about an optional product, a row about that product counts for less than the same row elsewhere', () => {
  const row = (id: string, page: string): ErrorFacts => ({
    ...entry(id, 'A dashboard shows an error for a chart', 'nothing of the kind'),
    kind: 'row',
    page,
  });
  const errors = [
    row('incidents', '/docs/managed-datahub/datahub-api/graphql-api/incidents-api-beta'),
    row('charts', '/docs/charts'),
  ];
  const first = (text: string) => diagnose(text, { ...knowledge, errors }).found[0]?.error.id;
  expect(first('DataHub: the dashboard shows an error for one chart')).toBe('charts');
  expect(first('DataHub: the incident of the dashboard shows an error for one chart')).toBe('incidents');
});

test('words that occur in any log don’t count', () => {
  const errors = [
    entry('logging', 'Ingestion pipeline run finished with warnings: events produced', 'nothing of the kind'),
  ];
  const log = [
    '[2023-04-11 12:00:00,123] INFO     {datahub.ingestion.run.pipeline:62} - Pipeline run finished, events produced: 20',
    '[2023-04-11 12:00:00,124] WARNING  {datahub.ingestion.run.pipeline:63} - warnings: 2 events, total 3 records',
  ].join('\n');
  expect(diagnose(log, { ...knowledge, errors }).found).toEqual([]);
});

test('only the beginning and the end of a long text are read', () => {
  const text = `No space left on device ${'x '.repeat(READ)} port is already allocated`;
  const { found, shortened, text: left } = diagnose(text, knowledge);
  expect(found).toHaveLength(2);
  expect(shortened).toBe(true);
  expect(left.length).toBeLessThan(READ + 10);
});

test('private information is removed from the displayed text', () => {
  expect(diagnose('password=hunter2 at 10.0.0.1', knowledge)).toMatchObject({
    text: 'password=<secret> at <host>',
    shortened: false,
    found: [],
  });
});

test('text is distinguished from other files', () => {
  expect(isBinary('Zeile mit Umlaut: ö\n\tat x \u001b[31mred\u001b[0m')).toBe(false);
  expect(isBinary('PK\u0003\u0004\u0000\u0000\ufffd\ufffd')).toBe(true);
});

test('for a message about the source, the connector’s row ranks above the entry about all sources', () => {
  const row: ErrorFacts = {
    ...entry('docs/generated/ingestion/sources/pond#401-for-tables', '401 for /tables', '401 Unauthorized'),
    kind: 'row',
    page: '/docs/generated/ingestion/sources/pond',
  };
  const errors = [entry('all-sources', 'The source rejects the token', 'token rejected'), row];
  const evidence = {
    platform: [],
    wrappers: [],
    contexts: [{ id: 'source', label: 'The source', strong: ['ingestion/source/'], weak: [], specializes: [] }],
    generic: [
      {
        id: 'unauthorized',
        patterns: ['401 Unauthorized'],
        unless: [],
        question: 'Which server?',
        elsewhere: [],
        answers: [{ context: 'source', entry: 'all-sources' }],
      },
    ],
  };
  const first = (file: string) =>
    diagnose(`File "datahub/ingestion/source/${file}.py", line 3\nHTTPError: 401 Unauthorized`, { evidence, errors })
      .found[0]?.error.id;
  expect(first('pond')).toBe(row.id);
  expect(first('river')).toBe('all-sources');
});

test('every entry whose message is in the text is found, even after entries that share more words', () => {
  const ids = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];
  const errors = ids.map((id) => entry(id, `Step ${id} fails`, `step ${id} of the migration has failed`));
  const text = ids.map((id) => `ERROR: step ${id} of the migration has failed`).join('\n');
  const { found } = diagnose(text, { ...knowledge, errors });
  expect(found.map(({ error }) => error.id).sort()).toEqual([...ids].sort());
  expect(found.filter(({ confidence }) => confidence === 'certain')).toEqual([]);
});

test('a release that the entries do not describe is named', () => {
  const text = 'DataHub CLI version: 0.8.45.1\nport is already allocated';
  expect(diagnose(text, { ...knowledge, release: '0.10.2' }).otherVersion).toEqual({
    named: '0.8.45.1',
    described: '0.10.2',
  });
  expect(diagnose(text, { ...knowledge, release: '0.8.40' })).not.toHaveProperty('otherVersion');
  expect(diagnose(text, knowledge)).not.toHaveProperty('otherVersion');
});
