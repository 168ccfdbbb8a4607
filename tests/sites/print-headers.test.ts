import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { removeFolders, temporaryFolder, tinyContent } from './build-tiny-site.ts';

afterAll(removeFolders);

test('build shows the headers that a host should send, as it writes them for hosts that read _headers', () => {
  const folder = temporaryFolder();
  const words = ['scripts/launch.mjs', 'build', '--print-headers', '--content', tinyContent('base-path')];
  const build = spawnSync('node', [...words, '--out', join(folder, 'dist'), '--cache', join(folder, 'cache')], {
    encoding: 'utf8',
  });
  expect(build.stderr).toBe('');
  const written = readFileSync(join(folder, 'dist', '_headers'), 'utf8');
  expect(build.stdout.endsWith(`\n${written}\n`)).toBe(true);
  for (const header of ['Content-Security-Policy', 'Strict-Transport-Security', 'X-Content-Type-Options'])
    expect(written).toContain(`  ${header}: `);
});
