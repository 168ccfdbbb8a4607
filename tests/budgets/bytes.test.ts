import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compressedSize, countWords, documents, files, inlineBlocks, loadedFiles, read, withImports } from './built-site.ts';

const runtime = files.find((file) => /^assets\/runtime-.*\.js$/.test(file)) ?? '';

function sizeOf(scripts: readonly string[]): number {
  return scripts.reduce((sum, file) => sum + compressedSize(read(file)), 0);
}

/** Everything a first visit loads before the page can be read and used, fonts and pictures left out; compressed bytes. */
function firstLoad(html: string): number {
  const { scripts, sheets } = loadedFiles(html);
  const modules = scripts.reduce<string[]>((list, script) => withImports(script, list), []);
  return [html, ...modules.map(read), ...sheets.map(read)].reduce((sum, text) => sum + compressedSize(text), 0);
}

/** Scripts of an island page when its islands that load by themselves have loaded; compressed bytes. */
function scriptBytes(html: string): number {
  const islands = [...html.matchAll(/data-src="\/([^"]*)" data-when="(?:load|idle|visible)"/g)].map(([, src = '']) => src);
  const scripts = [...loadedFiles(html).scripts, ...islands].reduce<string[]>((list, src) => withImports(src, list), []);
  return sizeOf(scripts);
}

const guides = documents
  .filter((file) => file.startsWith('docs/') && read(file).includes('<article'))
  .map((file) => ({ file, words: countWords(read(file)) }));
const typical = guides.filter(({ words }) => words >= 850 && words <= 950);

test('the script that every page waits for has at most 5 kB', () => {
  expect(sizeOf(withImports(runtime))).toBeLessThanOrEqual(5_000);
});

test('the script of the shell has at most 7 kB with what comes when the browser is idle', () => {
  const later = [...read(runtime).matchAll(/import\([`'"](\.[^`'"]+)[`'"]\)/g)].map(([, path = '']) => join(runtime, '..', path));
  const all = later.reduce((list, script) => withImports(script, list), withImports(runtime));
  expect(sizeOf(all)).toBeLessThanOrEqual(7_000);
});

test('the boot script has at most 1 kB', () => {
  const [script = ''] = inlineBlocks(read('index.html')).scripts;
  expect(compressedSize(script)).toBeLessThanOrEqual(1_000);
});

test('the inlined styles have at most 8 kB', () => {
  const [style = ''] = inlineBlocks(read('index.html')).styles;
  expect(compressedSize(style)).toBeLessThanOrEqual(8_000);
});

test('there are pages of about 900 words to measure', () => {
  expect(typical.length).toBeGreaterThan(0);
});

test.each(typical)('$file ($words words) loads with at most 16 kB', ({ file }) => {
  expect(firstLoad(read(file))).toBeLessThanOrEqual(16_000);
});

test.each(['index.html', 'search/index.html', 'integrations/index.html', '404.html'])(
  'the islands of %s load with at most 110 kB of script',
  (file) => {
    expect(scriptBytes(read(file))).toBeLessThanOrEqual(110_000);
  },
);

test('the search dialog loads with at most 110 kB of script', () => {
  const dialog = files.find((file) => /^assets\/islands\/search-dialog-/.test(file)) ?? '';
  const scripts = withImports(dialog, [runtime]);
  expect(scripts.length).toBeGreaterThan(2);
  expect(sizeOf(scripts)).toBeLessThanOrEqual(110_000);
});
