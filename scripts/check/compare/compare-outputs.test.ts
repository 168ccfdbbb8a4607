import { expect, test } from 'vitest';
import { compareOutputs, formatDifference } from './compare-outputs.ts';

const index = (build: string, shell: string) =>
  JSON.stringify({ build, searchIndex: `latest/search/${shell}-current.json` });

function site(build: string, hash: string, files: Readonly<Record<string, string>> = {}) {
  const shell = `a${build.slice(1)}`;
  const texts = {
    'data/index.json': index(build, shell),
    'index.html': `<html data-shell="${shell}"><script src="/assets/runtime-${hash}.js"></script>`,
    [`latest/pages/${shell}.json`]: '[]',
    [`assets/runtime-${hash}.js`]: 'start()',
    ...files,
  };
  return new Map(Object.entries(texts).map(([path, text]) => [path, Buffer.from(text)]));
}

test('builds that differ only in IDs and hashes count as equal', () => {
  expect(compareOutputs(site('111111111111', 'AAAAAAAA'), site('222222222222', 'B-_bBBBB'))).toEqual([]);
});

test('a changed asset is the only difference, although documents name it by its hash', () => {
  const after = site('222222222222', 'BBBBBBBB', { 'assets/runtime-BBBBBBBB.js': 'stop()' });
  const differences = compareOutputs(site('111111111111', 'AAAAAAAA'), after);
  expect(differences.map(formatDifference)).toMatchInlineSnapshot(`
    [
      "  differs  assets/runtime-{hash 1}.js (7 → 6 bytes)
        before: "start()"
        after:  "stop()"",
    ]
  `);
});

test('a single byte of a page is a difference, also at its end', () => {
  const differences = compareOutputs(
    site('111111111111', 'AAAAAAAA', { 'docs/tags.html': '<p>Tags</p>' }),
    site('111111111111', 'AAAAAAAA', { 'docs/tags.html': '<p>Tags</p>\n' }),
  );
  expect(differences).toMatchObject([{ path: 'docs/tags.html', before: 11, after: 12 }]);
});

test('files that only one side has are named', () => {
  const differences = compareOutputs(
    site('111111111111', 'AAAAAAAA', { 'old.txt': 'old' }),
    site('111111111111', 'AAAAAAAA', { 'new.txt': 'new' }),
  );
  expect(differences.map(formatDifference)).toEqual(['  new      new.txt (3 bytes)', '  missing  old.txt (3 bytes)']);
});

test('chunks with the same name are distinguished by their size', () => {
  const chunks = (small: string, large: string) => ({
    [`assets/shared/x-${small}.js`]: '1',
    [`assets/shared/x-${large}.js`]: '1234',
    'docs/a.html': `x-${small}.js`,
  });
  const before = site('111111111111', 'AAAAAAAA', chunks('SSSSSSSS', 'LLLLLLLL'));
  expect(compareOutputs(before, site('111111111111', 'AAAAAAAA', chunks('zzzzzzzz', 'yyyyyyyy')))).toEqual([]);
  expect(
    compareOutputs(
      before,
      site('111111111111', 'AAAAAAAA', { ...chunks('zz-zzzzz', 'yyyyyyyy'), 'docs/a.html': 'x-yyyyyyyy.js' }),
    ),
  ).toHaveLength(1);
});
