import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporarySite } from '#pipeline/testing/temporary-site.ts';
import { MOST_BYTES, openContent, type TextMemory } from './content-files.ts';

function site(files: Record<string, string>) {
  const { contentDir, remove } = temporarySite(files);
  onTestFinished(remove);
  return contentDir;
}

test('texts come with line feeds only and without byte order mark', () => {
  const content = openContent(site({ 'docs/tags.md': '\uFEFFTags\r\nand\rterms\n' }));
  expect(content.read('docs/tags.md')).toBe('Tags\nand\nterms\n');
  expect(content.read('docs/none.md')).toBeUndefined();
  expect(content.read('site.yaml/none.md')).toBeUndefined();
});

test('a text that an earlier build read is read again when its file has changed', () => {
  const contentDir = site({ 'docs/tags.md': 'Tags.' });
  const memory: TextMemory = new Map();
  const read = () => openContent(contentDir, memory).read('docs/tags.md');
  expect(read()).toBe('Tags.');
  const [known] = memory.values();
  expect(read()).toBe('Tags.');
  expect([...memory.values()]).toEqual([known]);
  writeFileSync(join(contentDir, 'docs/tags.md'), 'Terms.');
  expect(read()).toBe('Terms.');
  rmSync(join(contentDir, 'docs/tags.md'));
  expect(read()).toBeUndefined();
});

test('files with names that no one would write are skipped and reported', () => {
  const content = openContent(site({ 'docs/large.md': 'a'.repeat(MOST_BYTES + 1), 'docs/tags.md': 'Tags.' }));
  expect(content.tooLarge()).toEqual([]);
  expect(content.read('docs/large.md')).toBeUndefined();
  expect(content.read('docs/tags.md')).toBe('Tags.');
  expect(content.tooLarge()).toEqual(['docs/large.md']);
});
