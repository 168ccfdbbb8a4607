import { describe, expect, test } from 'vitest';
import { compressedSize, withImports } from '#scripts/bench/first-load.ts';
import { SearchEngine } from '#search/engine.ts';
import { decodeRest, decodeStart } from '#search/format/head.ts';
import { searchPartName } from '#search/index-file.ts';
import { documents, files, read } from './built-site.ts';

const FOLDER = 'assets/search/';
const PAGES_IN_DIALOG = 6;

const named = (pattern: RegExp) => files.find((file) => pattern.test(file)) ?? '';
const starts = files.filter((file) => file.startsWith('latest/search/'));
const start = read(starts[0] ?? '');
const restName = searchPartName('rest', decodeStart(start).rest, 0);
const worker = read(named(/^assets\/search-worker-/));
const dialog = withImports([named(/^assets\/islands\/search-dialog-/)], read);

/** What readers search for most: subjects of pages, and tasks in their words. */
const common = [
  'kafka',
  'lineage',
  'ingest',
  'snowflake',
  'policy',
  'tag',
  'glossary',
  'airflow',
  'dbt',
  'quickstart',
  'personal access token',
];

/** Other queries: a task, names, a typing error, a command, a URN, messages. */
const special = [
  'how to delete obsolete dataset',
  'remove_stale_metadata',
  'personal acess token',
  'datahub delete --entity_type dataset --platform kafka',
  'urn:li:dataset:(urn:li:dataPlatform:bigquery,bar,DEV)',
  'localhost:9002/api/gms connection refused',
  'pipeline_name must be provided if stateful ingestion is enabled',
];

/** Names of the parts that a query loads: for its pages, and for their excerpts. */
async function loaded(query: string): Promise<{ pages: string[]; excerpts: string[] }> {
  const asked: string[] = [];
  const engine = new SearchEngine(start, async (file) => {
    asked.push(file);
    return read(`${FOLDER}${file}`);
  });
  const answer = await engine.search(query, {}, PAGES_IN_DIALOG);
  const pages = asked.splice(0);
  await engine.withExcerpts(answer);
  return { pages, excerpts: asked };
}

const sizeOf = (parts: readonly string[]) => parts.reduce((sum, part) => sum + compressedSize(read(FOLDER + part)), 0);

test('there is one index, and it names all of its files', () => {
  expect(starts).toHaveLength(1);
  const { shards, texts } = decodeRest(read(FOLDER + restName));
  const all = [
    restName,
    ...shards.map(([, hash]) => searchPartName('terms', hash, 0)),
    ...texts.flatMap(({ hash, starts: firsts }) => firsts.map((_, number) => searchPartName('text', hash, number))),
  ];
  expect(files.filter((file) => file.startsWith(FOLDER)).sort()).toEqual(all.map((name) => FOLDER + name).sort());
});

test('an index has at most 1.6 files a page', () => {
  expect(files.filter((file) => file.startsWith(FOLDER)).length).toBeLessThanOrEqual(1.6 * documents.length);
});

describe('the first results', () => {
  test('cost at most 100 kB and three requests, dialog and engine included', () => {
    expect(dialog).toHaveLength(1);
    const bytes = [...dialog.map(read), worker, start].reduce((sum, text) => sum + compressedSize(text), 0);
    expect(bytes).toBeLessThanOrEqual(100_000);
  });

  test.each(common)('to "%s" need nothing more, and the first page stays first', async (query) => {
    const early = new SearchEngine(start, () => new Promise(() => {})).preview(query, {}, PAGES_IN_DIALOG);
    const engine = new SearchEngine(start, async (file) => read(`${FOLDER}${file}`));
    const { pages } = await engine.search(query, {}, PAGES_IN_DIALOG);
    expect(early?.pages[0]?.href).toBe(pages[0]?.href);
  });
});

test.each(common)('all pages for "%s" need the rest, and one shard more than it has words', async (query) => {
  expect((await loaded(query)).pages.length).toBeLessThanOrEqual(2 + Math.max(1, query.split(' ').length));
});

const beforeParts = compressedSize(start) + compressedSize(worker);

test.each(common)('the complete answer to "%s" costs at most 156 kB, excerpts included', async (query) => {
  const { pages, excerpts } = await loaded(query);
  expect(beforeParts + sizeOf([...pages, ...excerpts])).toBeLessThanOrEqual(156_000);
});

test.each(special)('all pages for "%s" cost at most 156 kB, and their excerpts 35 kB', async (query) => {
  const { pages, excerpts } = await loaded(query);
  expect(beforeParts + sizeOf(pages)).toBeLessThanOrEqual(156_000);
  expect(sizeOf(excerpts)).toBeLessThanOrEqual(35_000);
});

test.each([...common, ...special])('the excerpts for "%s" need at most ten requests', async (query) => {
  expect((await loaded(query)).excerpts.length).toBeLessThanOrEqual(10);
});

test('the engine has at most 12 kB', () => {
  expect(compressedSize(worker)).toBeLessThanOrEqual(12_000);
});
