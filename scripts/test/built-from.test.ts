import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { forgetBuild, isBuiltFromSources, recordBuild } from './built-from.ts';

const root = mkdtempSync(join(tmpdir(), 'built-from-'));
afterAll(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
}

const build = async () => {
  write('dist/index.html', 'built');
  return true;
};

beforeEach(async () => {
  rmSync(root, { recursive: true });
  write('content/docs/domains.md', 'Domains');
  write('site/home.tsx', 'home');
  await recordBuild(root, build);
});

test('a build is up to date until something that it reads changes', () => {
  expect(isBuiltFromSources(root)).toBe(true);
  write('tests/browser/home.spec.ts', 'a test');
  write('site/home.test.tsx', 'a test');
  write('docs/voice.md', 'a document');
  expect(isBuiltFromSources(root)).toBe(true);
});

test.each([
  ['content changes', () => write('content/docs/domains.md', 'Data domains')],
  ['code changes', () => write('site/home.tsx', 'another home')],
  ['a file is added', () => write('styles/new.css', '')],
  ['a file is removed', () => rmSync(join(root, 'site/home.tsx'))],
  ['the output is gone', () => rmSync(join(root, 'dist'), { recursive: true })],
  ['another kind of build writes there', () => forgetBuild(root)],
])('a build is outdated when %s', (_, change) => {
  change();
  expect(isBuiltFromSources(root)).toBe(false);
});

test('a build that fails is outdated, even with the output of an earlier one', async () => {
  expect(await recordBuild(root, async () => false)).toBe(false);
  expect(isBuiltFromSources(root)).toBe(false);
});

test('an edit during a build makes it outdated', async () => {
  await recordBuild(root, async () => {
    write('site/home.tsx', 'edited meanwhile');
    return build();
  });
  expect(isBuiltFromSources(root)).toBe(false);
});
