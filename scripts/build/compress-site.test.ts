import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { compressSite, removeCompressed } from './compress-site.ts';

const dir = mkdtempSync(join(tmpdir(), 'compress-'));
const page = `<h1>Tags</h1>${'<p>Words.</p>'.repeat(100)}`;
mkdirSync(join(dir, 'docs'));
for (const [file, text] of [
  ['docs/tags.html', page],
  ['docs/short.html', '<h1>Short</h1>'],
  ['shot.avif', 'picture'.repeat(200)],
  ['data.tar.gz', 'archive'],
] as const) {
  writeFileSync(join(dir, file), text);
}
utimesSync(join(dir, 'docs/tags.html'), 1000, 1000);
afterAll(() => rmSync(dir, { recursive: true }));

test('text files get both compressed forms with the same time, and pictures and short files get none', async () => {
  const { files, bytes } = await compressSite(dir);
  expect(files).toBe(1);
  expect(bytes.plain).toBe(page.length);
  expect(gunzipSync(readFileSync(join(dir, 'docs/tags.html.gz'))).toString()).toBe(page);
  expect(brotliDecompressSync(readFileSync(join(dir, 'docs/tags.html.br'))).toString()).toBe(page);
  expect(statSync(join(dir, 'docs/tags.html.br')).mtimeMs).toBe(1_000_000);
  expect(existsSync(join(dir, 'docs/short.html.gz'))).toBe(false);
  expect(existsSync(join(dir, 'shot.avif.gz'))).toBe(false);
});

test('another run compresses only what has changed since', async () => {
  writeFileSync(join(dir, 'docs/urns.html'), page);
  expect(await compressSite(dir)).toMatchObject({ files: 2, compressed: 1 });
  writeFileSync(join(dir, 'docs/tags.html'), `${page}<p>More.</p>`);
  utimesSync(join(dir, 'docs/tags.html'), 2000, 2000.123);
  expect(await compressSite(dir)).toMatchObject({ files: 2, compressed: 1 });
  expect(gunzipSync(readFileSync(join(dir, 'docs/tags.html.gz'))).toString()).toContain('More.');
  expect(await compressSite(dir)).toMatchObject({ files: 2, compressed: 0 });
});

test('a file that has become short loses its compressed forms, because hosts would send those instead', async () => {
  writeFileSync(join(dir, 'docs/urns.html'), '<h1>URNs</h1>');
  expect((await compressSite(dir)).files).toBe(1);
  expect(existsSync(join(dir, 'docs/urns.html.br'))).toBe(false);
});

test('an index gets the best of brotli at any size, other large files a fast form', async () => {
  const words = Array.from({ length: 40_000 }, (_, number) => ((number * 7919) % 10_007).toString(36)).join(' ');
  mkdirSync(join(dir, 'latest/search'), { recursive: true });
  writeFileSync(join(dir, 'latest/search/start.json'), words);
  writeFileSync(join(dir, 'latest/words.json'), words);
  await compressSite(dir);
  const sizeOf = (file: string) => statSync(join(dir, `${file}.br`)).size;
  expect(words.length).toBeGreaterThan(100_000);
  expect(sizeOf('latest/search/start.json')).toBeLessThan(sizeOf('latest/words.json'));
});

test('all compressed forms can be removed, and files with similar names stay', () => {
  removeCompressed(dir);
  expect(existsSync(join(dir, 'docs/tags.html.gz'))).toBe(false);
  expect(existsSync(join(dir, 'data.tar.gz'))).toBe(true);
});
