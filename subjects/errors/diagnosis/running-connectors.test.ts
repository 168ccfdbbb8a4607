import { expect, test } from 'vitest';
import { words } from '../tool/words.ts';
import { findConnectors } from './running-connectors.ts';

const packages = [{ package: 'cx-Oracle', imports: ['cx_Oracle'], extras: ['oracle'] }];
const running = (text: string) => [...findConnectors(text, [], { packages }).running];

test('a connector’s code, log, environment, or recipe shows that it ran', () => {
  expect(running('File "/site-packages/datahub/ingestion/source/tableau.py", line 3, in connect')).toEqual([
    ...words('tableau'),
  ]);
  expect(running('Failed to configure the source (superset): no token')).toEqual([...words('superset')]);
  expect(running('/tmp/datahub/ingest/venv-snowflake-0.10.1/lib/python3.10')).toEqual([...words('snowflake')]);
  expect(running('source:\n type: hive\n config:')).toEqual([...words('hive')]);
});

test('a driver that only one connector uses shows that it ran', () => {
  expect(running('(cx_Oracle.DatabaseError) ORA-12541')).toEqual([...words('oracle')]);
  expect(running('my_cx_Oracle.thing')).toEqual([]);
});

test('what the reader writes about a connector counts separately from what a program prints', () => {
  const { running: printed, named } = findConnectors('our Tableau source shows no dashboards', [], undefined);
  expect([...printed]).toEqual([]);
  expect(named.has('tableau')).toBe(true);
});

test('a name that only one connector has shows that the text is about that connector', () => {
  const mentioned = (text: string) => findConnectors(text, words(text), undefined).mentioned;
  expect(mentioned('Profiling of MongoDB fails').has('mongodb')).toBe(true);
  expect(mentioned('Our Power BI reports are missing').has('powerbi')).toBe(true);
  expect(mentioned('The connection to SQL Server fails').has('mssql')).toBe(true);
  // DataHub itself uses these.
  expect(mentioned('Kafka and MySQL are running').has('kafka')).toBe(false);
  expect(mentioned('Kafka and MySQL are running').has('mysql')).toBe(false);
});

test('a name that DataHub itself uses refers to a source if the text is about ingestion', () => {
  const mentioned = (text: string) => findConnectors(text, words(text), undefined).mentioned;
  expect(mentioned('The ingested users of Azure AD have no groups').has('azur')).toBe(true);
  expect(mentioned("Users of Azure AD can't log in").has('azur')).toBe(false);
});

test('a word that is also the name of a property of every JavaScript object counts as a word', () => {
  const text = 'Parameter 2 of constructor in MetadataAuditEventsProcessor required a bean of type UsageService';
  expect(findConnectors(text, words(text), undefined).mentioned.has('constructor')).toBe(true);
});

test('a text’s words are compared as they are, without stemming them again', () => {
  const mentioned = (text: string) => findConnectors(text, words(text), undefined).mentioned;
  for (const name of ['Metabase', 'ClickHouse'])
    for (const word of words(name.toLowerCase())) expect(mentioned(`Ingestion from ${name} stops`)).toContain(word);
});
