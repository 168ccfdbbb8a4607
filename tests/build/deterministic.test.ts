import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { filesBelow } from '#scripts/files-below.ts';
import { fingerprint } from '../fingerprint.ts';
import { launchBuild } from '../launch-build.ts';
import { removeFolders, temporaryFolder, tinyContent } from '../sites/build-tiny-site.ts';

afterAll(removeFolders);

/** A copy of a content folder, alone in a temporary folder. */
function copyOf(contentDir: string): string {
  const copy = join(temporaryFolder(), 'content');
  cpSync(contentDir, copy, { recursive: true });
  return copy;
}

async function build(content: string, folder = temporaryFolder()) {
  const [out, cache] = [join(folder, 'dist'), join(folder, 'cache')];
  const { code, output } = await launchBuild({ content, out, cache });
  if (code !== 0) throw new Error(output);
  return { out, pages: join(cache, 'pages'), fingerprint: fingerprint(out) };
}

describe.each(['second-locale', 'base-path', 'two-versions'])('the tiny site %s', async (name) => {
  const content = copyOf(tinyContent(name));
  const first = await build(content);

  test('is identical byte for byte when built in another folder, and reveals nothing about the folder', async () => {
    expect((await build(copyOf(content))).fingerprint).toEqual(first.fingerprint);
    const withPath = filesBelow(first.out).filter((file) =>
      readFileSync(join(first.out, file)).includes(process.cwd()),
    );
    expect(withPath).toEqual([]);
  });
});

test('after an edit only the edited page is rendered again', async () => {
  const content = copyOf(tinyContent('second-locale'));
  const folder = temporaryFolder();
  const { pages } = await build(content, folder);
  const kept = () => new Map(readdirSync(pages).map((file) => [file, statSync(join(pages, file)).mtimeMs]));
  const before = kept();

  await build(content, folder);
  expect(kept()).toEqual(before);

  const file = join(content, 'locales/fr/docs/introduction.md');
  writeFileSync(file, readFileSync(file, 'utf8').replace('Commencez ici', 'Commencez là'));
  await build(content, folder);
  const after = kept();
  expect([...before].filter(([name, time]) => after.get(name) !== time)).toEqual([]);
  // Its facts and its content.
  expect(after.size).toBe(before.size + 2);
});
