import { expect, test } from 'vitest';
import { countPackages, packageProblems } from './check-packages.ts';

const integrity = 'sha512-x';

test.each([
  ['MIT', 'node_modules/a'],
  ['MIT OR GPL-3.0-only', 'node_modules/a'],
  ['(MIT AND Apache-2.0)', 'node_modules/a'],
  ['MPL-2.0', 'node_modules/lightningcss-linux-x64-gnu'],
  ['Apache-2.0 AND LGPL-3.0-or-later', 'node_modules/@img/sharp-win32-x64'],
])('%s is allowed for %s', (license, place) => {
  expect(packageProblems({ '': {}, [place]: { license, integrity } })).toEqual([]);
});

test.each([
  ['GPL-3.0-only', 'node_modules/a', /^a has the license GPL-3.0-only/],
  ['MIT AND GPL-3.0-only', 'node_modules/@x/a', /^@x\/a has the license/],
  ['MPL-2.0', 'node_modules/b/node_modules/a', /^a has the license MPL-2.0/],
  [undefined, 'node_modules/a', /^a has the license unknown/],
])('%s of %s is a problem', (license, place, message) => {
  const problems = packageProblems({ [place]: { ...(license && { license }), integrity } });
  expect(problems).toEqual([expect.stringMatching(message)]);
});

test('a package without a hash and a package that runs a script are problems', () => {
  const problems = packageProblems({
    'node_modules/a': { license: 'MIT' },
    'node_modules/b': { license: 'MIT', integrity, hasInstallScript: true },
  });
  expect(problems).toEqual([
    expect.stringMatching(/^a has no integrity/),
    expect.stringMatching(/^b has an install script/),
  ]);
});

test('packages are counted by what they are for and by license', () => {
  const lock = {
    '': {},
    'node_modules/a': { license: 'MIT' },
    'node_modules/b': { license: 'MIT', dev: true, optional: true },
    'node_modules/c': { license: 'ISC', dev: true },
  };
  expect(countPackages(lock)).toBe(
    '3 packages locked: 1 to build, 2 to develop; 1 of them for a single platform.\nLicenses: MIT 2, ISC 1.',
  );
});
