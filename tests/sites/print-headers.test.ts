import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { removeFolders, runTinyBuild } from './build-tiny-site.ts';

afterAll(removeFolders);

test('the build prints the headers that a host should send, in the form for hosts that read _headers', () => {
  const build = runTinyBuild('base-path', '--print-headers');
  expect(build.stderr).toBe('');
  const written = readFileSync(join(build.dir, '_headers'), 'utf8');
  expect(build.stdout.endsWith(`\n${written}\n`)).toBe(true);
  for (const header of [
    'Content-Security-Policy',
    'Strict-Transport-Security',
    'X-Content-Type-Options',
    'Cross-Origin-Opener-Policy',
    'Cross-Origin-Resource-Policy',
  ])
    expect(written).toContain(`  ${header}: `);
});
