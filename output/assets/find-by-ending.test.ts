import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { findByEnding } from './find-by-ending.ts';

const SHEET = /([^/]+)\.(?:sheet|inlined)\.css$/;

function repository(files: readonly string[]): string {
  const root = mkdtempSync(join(tmpdir(), 'endings-'));
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), '');
  }
  return root;
}

test('files are found by their ending at any depth, in the order of their names', () => {
  const root = repository(['site/z/tools.sheet.css', 'subjects/a/b/home.inlined.css', 'subjects/a/home.css']);
  expect(Object.entries(findByEnding(root, ['site', 'subjects'], SHEET))).toEqual([
    ['home', 'subjects/a/b/home.inlined.css'],
    ['tools', 'site/z/tools.sheet.css'],
  ]);
});

test('two files with the same name are named', () => {
  const root = repository(['site/tools.sheet.css', 'subjects/a/tools.inlined.css']);
  expect(() => findByEnding(root, ['site', 'subjects'], SHEET)).toThrow(
    'site/tools.sheet.css and subjects/a/tools.inlined.css are both named "tools". Rename one of them.',
  );
});
