import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import * as files from './is-file.ts';
import { resolveNotFound } from './resolve-file.ts';

const dir = mkdtempSync(join(tmpdir(), 'resolve-file-'));
mkdirSync(join(dir, 'fr/docs'), { recursive: true });
writeFileSync(join(dir, '404.html'), '');
writeFileSync(join(dir, 'fr/404.html'), '');
afterAll(() => rmSync(dir, { recursive: true }));

test.each([
  ['nowhere', '404.html'],
  ['docs/nowhere', '404.html'],
  ['fr/nowhere', 'fr/404.html'],
  ['fr/docs/a/b', 'fr/404.html'],
  ['fr', '404.html'],
])('the not-found page for %s is %s', (path, page) => {
  expect(resolveNotFound(dir, path)).toBe(page);
});

vi.mock('./is-file.ts', { spy: true });

test("a path with thousands of folders that don't exist costs no more than a short one", () => {
  vi.clearAllMocks();
  expect(resolveNotFound(dir, 'a/'.repeat(7000))).toBe('404.html');
  const asked = [files.isFile, files.isFolder].flatMap((each) => vi.mocked(each).mock.calls);
  expect(asked.length).toBeLessThan(5);
});
