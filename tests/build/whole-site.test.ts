import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isExhaustive } from '../extent.ts';
import { fingerprint } from '../fingerprint.ts';
import { launchBuild } from '../launch-build.ts';
import { removeFolders, temporaryFolder } from '../sites/build-tiny-site.ts';

afterAll(removeFolders);

const root = process.cwd();

/** Builds the site of dist/ once more, elsewhere. */
async function buildAgain(cache: string): Promise<Record<string, string>> {
  const out = join(temporaryFolder(), 'dist');
  const { code, output } = await launchBuild({ content: join(root, 'content'), out, cache });
  if (code !== 0) throw new Error(output);
  return fingerprint(out);
}

// In continuous integration, dist/ is built with an empty cache, so this compares builds with and without what earlier builds left.
test('the whole site is the same with files left by earlier builds', async () => {
  expect(await buildAgain(join(root, '.cache'))).toEqual(fingerprint(join(root, 'dist')));
});

test.runIf(isExhaustive)('the whole site is the same without files left by earlier builds', async () => {
  expect(await buildAgain(temporaryFolder())).toEqual(fingerprint(join(root, 'dist')));
});
