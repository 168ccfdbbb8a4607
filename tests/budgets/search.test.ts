import { expect, test } from 'vitest';
import { compressedSize } from '#scripts/bench/first-load.ts';
import { SearchEngine } from '#search/engine.ts';
import { decodeHead } from '#search/format/head.ts';
import { searchPartName } from '#search/index-file.ts';
import { files, read } from './built-site.ts';

const FOLDER = 'assets/search/';
const PAGES_IN_DIALOG = 6;

const heads = files.filter((file) => file.startsWith('latest/search/'));
const head = read(heads[0] ?? '');
const worker = read(files.find((file) => /^assets\/search-worker-/.test(file)) ?? '');

/** Compressed bytes that a browser loads for the answer to its first query, excerpts included. */
async function firstAnswer(query: string): Promise<number> {
  let bytes = compressedSize(head) + compressedSize(worker);
  const engine = new SearchEngine(head, async (file) => {
    const text = read(`${FOLDER}${file}`);
    bytes += compressedSize(text);
    return text;
  });
  await engine.withExcerpts(await engine.search(query, {}, PAGES_IN_DIALOG));
  return bytes;
}

test('there is one index, and it names files that exist', () => {
  expect(heads).toHaveLength(1);
  const { shards, texts } = decodeHead(head);
  const named = [
    ...shards.map(([, hash]) => `${FOLDER}${searchPartName('terms', hash, 0)}`),
    ...texts.flatMap(({ hash, starts }) =>
      starts.map((_, number) => `${FOLDER}${searchPartName('text', hash, number)}`),
    ),
  ];
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((file) => !files.includes(file))).toEqual([]);
});

test.each([
  'tag',
  'lineage',
  'remove_stale_metadata',
  'personal access token',
  'personal acess token',
  'how to delete obsolete dataset',
  'datahub delete --entity_type dataset --platform kafka',
  'urn:li:dataset:(urn:li:dataPlatform:bigquery,bar,DEV)',
  'localhost:9002/api/gms connection refused',
  'pipeline_name must be provided if stateful ingestion is enabled',
])('the first answer to "%s" costs at most 150 kB', async (query) => {
  expect(await firstAnswer(query)).toBeLessThanOrEqual(150_000);
});

test('the engine has at most 11 kB', () => {
  expect(compressedSize(worker)).toBeLessThanOrEqual(11_000);
});
