import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bundleCode } from './bundle-code.mjs';

const root = mkdtempSync(join(tmpdir(), 'bundle-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
// Other tests of this process take their caches from the version.
beforeEach(() => vi.stubEnv('DOCS_CODE_VERSION', 'test'));
afterEach(() => vi.unstubAllEnvs());

const rooms =
  'model yaml recipes generators pipeline/workers output/search-index search site runtime services subjects scripts';
for (const room of rooms.split(' ')) mkdirSync(join(root, room), { recursive: true });
writeFileSync(join(root, 'package-lock.json'), '{}');
for (const entry of ['pipeline/workers/worker.ts', 'output/search-index/index-worker.ts'])
  writeFileSync(join(root, entry), 'export {};\n');
symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'), 'dir');

const bundle = async (code: string) => {
  writeFileSync(join(root, 'scripts/main.ts'), code);
  return bundleCode(root);
};
const lastUsed = (entry: string, daysAgo: number) => {
  const then = new Date(Date.now() - daysAgo * 86_400_000);
  utimesSync(join(entry, '..'), then, then);
};

test('bundles that no command has used for a week are removed when there is a new one', async () => {
  const forgotten = await bundle('export const main = 1;\n');
  const used = await bundle('export const main = 2;\n');
  const recent = await bundle('export const main = 3;\n');
  lastUsed(forgotten, 8);
  lastUsed(used, 8);
  lastUsed(recent, 6);
  expect(await bundle('export const main = 2;\n')).toBe(used);
  const current = await bundle('export const main = 4;\n');
  expect([forgotten, used, recent, current].map((entry) => existsSync(entry))).toEqual([false, true, true, true]);
});
