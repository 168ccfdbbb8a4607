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

test('text gets both forms beside it, with its time; pictures and what is short get none', async () => {
  const { files, bytes } = await compressSite(dir);
  expect(files).toBe(1);
  expect(bytes.plain).toBe(page.length);
  expect(gunzipSync(readFileSync(join(dir, 'docs/tags.html.gz'))).toString()).toBe(page);
  expect(brotliDecompressSync(readFileSync(join(dir, 'docs/tags.html.br'))).toString()).toBe(page);
  expect(statSync(join(dir, 'docs/tags.html.br')).mtimeMs).toBe(1_000_000);
  expect(existsSync(join(dir, 'docs/short.html.gz'))).toBe(false);
  expect(existsSync(join(dir, 'shot.avif.gz'))).toBe(false);
});

test('another run begins anew, and files that only look alike stay', async () => {
  expect((await compressSite(dir)).files).toBe(1);
  removeCompressed(dir);
  expect(existsSync(join(dir, 'docs/tags.html.gz'))).toBe(false);
  expect(existsSync(join(dir, 'data.tar.gz'))).toBe(true);
});
