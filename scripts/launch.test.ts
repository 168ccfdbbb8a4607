import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'launch-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('packages that are out of date are never installed through a link, which would empty the folder behind it', () => {
  const [root, shared, bin] = [join(folder, 'copy'), join(folder, 'shared'), join(folder, 'bin')];
  for (const path of [join(root, 'scripts'), shared, bin]) mkdirSync(path, { recursive: true });
  cpSync('scripts/launch.mjs', join(root, 'scripts/launch.mjs'));
  writeFileSync(join(root, 'package.json'), '{"name":"copy","type":"module"}');
  writeFileSync(join(root, 'package-lock.json'), '{"lockfileVersion":3,"packages":{}}');
  writeFileSync(join(shared, 'kept.txt'), 'installed by somebody else');
  symlinkSync(shared, join(root, 'node_modules'), 'dir');
  // Stands in for npm, so that the test could never install anything.
  writeFileSync(join(bin, 'npm'), '#!/bin/sh\necho npm was called\nexit 1\n', { mode: 0o755 });

  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts/launch.mjs'), 'build'], {
    encoding: 'utf8',
    env: { ...process.env, PATH: bin },
  });
  expect(status).toBe(1);
  expect(stdout).not.toContain('npm was called');
  expect(stderr).toContain('node_modules is a link to another folder, and the packages in it are out of date.');
  expect(existsSync(join(shared, 'kept.txt'))).toBe(true);
});

test('packages for tests are installed for a build as well, because tests start builds', () => {
  const [root, bin] = [join(folder, 'fresh'), join(folder, 'npm')];
  for (const path of [join(root, 'scripts'), bin]) mkdirSync(path, { recursive: true });
  cpSync('scripts/launch.mjs', join(root, 'scripts/launch.mjs'));
  writeFileSync(join(root, 'package.json'), '{"name":"fresh","type":"module"}');
  writeFileSync(join(root, 'package-lock.json'), '{"lockfileVersion":3,"packages":{}}');
  writeFileSync(join(bin, 'npm'), '#!/bin/sh\necho "npm $@"\nexit 1\n', { mode: 0o755 });

  const { stderr } = spawnSync(process.execPath, [join(root, 'scripts/launch.mjs'), 'build'], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', PATH: bin },
  });
  expect(stderr).toMatch(/^npm ci .*--include=dev/m);
});

test.each([
  ['can be written', 'cache', ''],
  ['cannot be written', 'a-file/cache', ' --cache=.*/\\.cache/npm'],
])("npm's own cache is used if it %s, and otherwise one in the project", (_, cache, option) => {
  const [root, bin] = [join(folder, `cached-${option.length}`), join(folder, 'npm-cached')];
  for (const path of [join(root, 'scripts'), bin]) mkdirSync(path, { recursive: true });
  cpSync('scripts/launch.mjs', join(root, 'scripts/launch.mjs'));
  writeFileSync(join(root, 'package.json'), '{"name":"cached","type":"module"}');
  writeFileSync(join(root, 'package-lock.json'), '{"lockfileVersion":3,"packages":{}}');
  writeFileSync(join(folder, 'a-file'), 'not a folder, so even root can write nothing below it');
  writeFileSync(join(bin, 'npm'), '#!/bin/sh\necho "npm $@"\nexit 1\n', { mode: 0o755 });

  const { stderr } = spawnSync(process.execPath, [join(root, 'scripts/launch.mjs'), 'build'], {
    encoding: 'utf8',
    env: { ...process.env, PATH: bin, npm_config_cache: join(folder, cache) },
  });
  expect(stderr).toMatch(new RegExp(`^npm ci .*--loglevel=error${option}$`, 'm'));
});
