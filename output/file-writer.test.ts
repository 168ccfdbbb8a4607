import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FileWriter } from './file-writer.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'file-writer-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const put = (file: string, text: string) => {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), text);
  utimesSync(join(root, file), 1000, 1000);
};
const text = (file: string) => readFileSync(join(root, file), 'utf8');
const isUntouched = (file: string) => statSync(join(root, file)).mtimeMs === 1_000_000;

test('a file with the same content is left unchanged, but the same length is not enough', () => {
  put('same.html', 'eins');
  put('other.html', 'zwei');
  const writer = new FileWriter(root);
  writer.write('same.html', 'eins');
  writer.write('other.html', 'drei');
  expect([isUntouched('same.html'), isUntouched('other.html')]).toEqual([true, false]);
  expect(text('other.html')).toBe('drei');
  expect(writer).toMatchObject({ changed: 1, bytes: 8 });
});

test('a folder can become a file, and a file can become a folder', () => {
  put('tags/index.html', 'folder');
  put('urn', 'file');
  const writer = new FileWriter(root);
  writer.write('tags', 'file');
  writer.write('urn/deep/index.html', 'folder');
  expect([text('tags'), text('urn/deep/index.html')]).toEqual(['file', 'folder']);
});

test('a file and another file below it are rejected in one build, in either order', () => {
  const writer = new FileWriter(root);
  writer.write('sitemap.xml', 'map');
  expect(() => writer.write('sitemap.xml/index.html', 'moved')).toThrow(
    'Two addresses are in each other\'s way: "sitemap.xml/index.html" can\'t be written where "sitemap.xml" is a file.',
  );
  writer.write('docs/tags', 'page');
  expect(() => writer.write('docs', 'page')).toThrow('"docs/tags" can\'t be written where "docs" is a file.');
  expect(text('sitemap.xml')).toBe('map');
});

test('files are taken over only all together and only unchanged', () => {
  const before = new FileWriter(root);
  before.write('tags.html', 'page');
  before.write('tags.md', 'twin');
  const stamps = before.stamps(['tags.html', 'tags.md']);

  const same = new FileWriter(root);
  expect(same.keep(stamps)).toBe(true);
  expect(same).toMatchObject({ changed: 0, bytes: 8, files: new Set(['tags.html', 'tags.md']) });

  put('tags.md', 'tied');
  const tampered = new FileWriter(root);
  expect(tampered.keep(stamps)).toBe(false);
  rmSync(join(root, 'tags.md'));
  expect(tampered.keep(stamps)).toBe(false);
  expect(tampered.files).toEqual(new Set());
});

test('other files are removed along with the folders they leave empty, except for protected files', () => {
  put('gone/deep/page.html', 'old');
  put('assets/old.js', 'old');
  const writer = new FileWriter(root);
  writer.write('docs/tags.html', 'new');
  writer.removeOthers((file) => file.startsWith('assets/'));
  expect(['gone', 'docs/tags.html', 'assets/old.js'].map((file) => existsSync(join(root, file)))).toEqual([
    false,
    true,
    true,
  ]);
});

test('nothing is written outside the folder', () => {
  expect(() => new FileWriter(root).write('../escaped.html', '')).toThrow('outside the output folder');
});
