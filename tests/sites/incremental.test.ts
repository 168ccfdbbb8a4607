import { cpSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTinySite, removeFolders, type TinySite, temporaryFolder, tinyContent } from './build-tiny-site.ts';

const content = join(temporaryFolder(), 'content');
const folder = temporaryFolder();
const build = (keepPrevious = false) => buildTinySite(content, { folder, keepPrevious });
const timesOf = ({ dir, files }: TinySite) => new Map(files.map((file) => [file, statSync(join(dir, file)).mtimeMs]));
const contentOf = ({ dir, files }: TinySite) =>
  new Map(files.map((file) => [file, readFileSync(join(dir, file)).toString('base64')]));

function edit(file: string, change: (text: string) => string): void {
  const path = join(content, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

let before: TinySite;
beforeAll(async () => {
  cpSync(tinyContent('base-path'), content, { recursive: true });
  before = await build();
});
afterAll(removeFolders);

test('building the same content again writes nothing', async () => {
  const times = timesOf(before);
  const again = await build();
  expect(again.changed).toBe(0);
  expect(again.build).toBe(before.build);
  expect(timesOf(again)).toEqual(times);
});

test("an edit of a text changes its page's files and the lists of all pages, and results in the same site as a new build", async () => {
  const times = timesOf(before);
  edit('docs/tags.md', (text) => `${text}\nA sentence more about the hippopotamus.\n`);
  const edited = await build();
  const changed = edited.files.filter((file) => statSync(join(edited.dir, file)).mtimeMs !== times.get(file));
  const ofPages = changed.filter((file) => /\.(html|fragment\.json|md)$/.test(file));
  expect(ofPages).toEqual(['docs/tags.fragment.json', 'docs/tags.md', 'docs/tags/index.html']);
  expect(edited.read('docs/tags/index.html')).toContain('hippopotamus');
  expect(edited.build).not.toBe(before.build);
  expect(contentOf(edited)).toEqual(contentOf(await buildTinySite(content)));
  before = edited;
});

test('output files that were changed or removed are written again', async () => {
  writeFileSync(join(before.dir, 'docs/tags.md'), 'tampered');
  rmSync(join(before.dir, '404.html'));
  const repaired = await build();
  expect(repaired.changed).toBeGreaterThanOrEqual(2);
  expect(contentOf(repaired)).toEqual(contentOf(before));
});

test('files from an earlier build are removed, unless open tabs might need them', async () => {
  writeFileSync(join(before.dir, 'assets/old-AbCdEf12.js'), 'old');
  writeFileSync(join(before.dir, 'docs/old.html'), 'old');
  const kept = await build(true);
  expect(kept.files).toContain('assets/old-AbCdEf12.js');
  expect(kept.files).not.toContain('docs/old.html');
  const bare = await build();
  expect(bare.files).toEqual(before.files);
});
