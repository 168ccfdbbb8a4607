import { describe, expect, test } from 'vitest';
import { withImports } from '#scripts/bench/first-load.ts';
import { SearchEngine } from '#search/engine.ts';
import { decodeRest, decodeStart } from '#search/format/head.ts';
import { searchPartName } from '#search/index-file.ts';
import { documents, files, read, sentSize } from './built-site.ts';

const FOLDER = 'assets/search/';
const PAGES_IN_DIALOG = 6;

const named = (pattern: RegExp) => files.find((file) => pattern.test(file)) ?? '';
const starts = files.filter((file) => file.startsWith('latest/search/'));
const start = read(starts[0] ?? '');
const restName = searchPartName('rest', decodeStart(start).rest, 0);
const worker = read(named(/^assets\/search-worker-/));
const dialog = withImports([named(/^assets\/islands\/search-dialog-/)], read);
const beforeParts = sentSize(start) + sentSize(worker);

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

interface Loaded {
  /** Names of the parts that a query loads for its pages. */
  pages: string[];
  /** Names of the parts that it loads for their excerpts. */
  excerpts: string[];
  /** Address of the first page. */
  first: string | undefined;
}

/** What queries load, by query: opening an index takes a second. */
const answers = new Map<string, Promise<Loaded>>();

/** What a query loads that is the first of its page view. */
function loaded(query: string): Promise<Loaded> {
  const answer = answers.get(query) ?? load(query);
  answers.set(query, answer);
  return answer;
}

async function load(query: string): Promise<Loaded> {
  const asked: string[] = [];
  const engine = new SearchEngine(start, async (file) => {
    asked.push(file);
    return read(`${FOLDER}${file}`);
  });
  const answer = await engine.search(query, {}, PAGES_IN_DIALOG);
  const pages = asked.splice(0);
  await engine.withExcerpts(answer);
  return { pages, excerpts: asked, first: answer.pages[0]?.href };
}

const sizeOf = (parts: readonly string[]) => parts.reduce((sum, part) => sum + sentSize(read(FOLDER + part)), 0);

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

test('an index has at most 1.65 files per page', () => {
  expect(files.filter((file) => file.startsWith(FOLDER)).length).toBeLessThanOrEqual(1.65 * documents.length);
});

describe('the first results', () => {
  test('cost at most 100 kB and three requests, including the dialog and the engine', () => {
    expect(dialog).toHaveLength(1);
    const bytes = dialog.reduce((sum, file) => sum + sentSize(read(file)), beforeParts);
    expect(bytes).toBeLessThanOrEqual(100_000);
  });

  /** An engine to which nothing but the start has arrived. */
  const opening = new SearchEngine(start, () => new Promise(() => {}));
  test.each(common)('for "%s" need nothing more, and the first page stays first', async (query) => {
    const early = opening.preview(query, {}, PAGES_IN_DIALOG);
    expect(early?.pages).not.toHaveLength(0);
    expect(early?.pages[0]?.href).toBe((await loaded(query)).first);
  });
});

test.each(common)('all pages for "%s" need the rest and two shards more than the query has words', async (query) => {
  expect((await loaded(query)).pages.length).toBeLessThanOrEqual(3 + Math.max(1, query.split(' ').length));
});

// Each environment variable and each Helm value is a section of its own.
test.each(common)('the complete answer to "%s" costs at most 172 kB, excerpts included', async (query) => {
  const { pages, excerpts } = await loaded(query);
  expect(beforeParts + sizeOf([...pages, ...excerpts])).toBeLessThanOrEqual(172_000);
});

// The rewritten pages have a tenth more words, so an answer's excerpts may come from one file more than before.
test.each(special)('all pages for "%s" cost at most 168 kB, and their excerpts 42 kB', async (query) => {
  const { pages, excerpts } = await loaded(query);
  expect(beforeParts + sizeOf(pages)).toBeLessThanOrEqual(168_000);
  expect(sizeOf(excerpts)).toBeLessThanOrEqual(42_000);
});

test.each([...common, ...special])('the excerpts for "%s" need at most thirteen requests', async (query) => {
  expect((await loaded(query)).excerpts.length).toBeLessThanOrEqual(13);
});

test('the engine has at most 12 kB', () => {
  expect(sentSize(worker)).toBeLessThanOrEqual(12_000);
});
