import { readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';

import { buildSiteModel } from '#pipeline/build-site-model.ts';
import { openSession } from '#pipeline/site/build-session.ts';
import { hostileText, REPEATABLE, spoiled } from '#pipeline/testing/hostile-values.ts';
import { dataKinds } from '#subjects/site-data.ts';
import { pageText, siteText, temporarySite } from '#pipeline/testing/temporary-site.ts';

const content = join(process.cwd(), 'content');

/** The smallest file of each kind of data that the real content has. */
function smallestFiles(): string[] {
  return Object.values(dataKinds).flatMap((place) => {
    if ('file' in place) return [place.file];
    if (!('schema' in place)) return [];
    const names = readdirSync(join(content, place.folder)).filter((name) => /\.ya?ml$/.test(name));
    const size = (file: string) => statSync(join(content, file)).size;
    return names
      .map((name) => `${place.folder}/${name}`)
      .toSorted((a, b) => size(a) - size(b))
      .slice(0, 1);
  });
}

const ledger = {
  note: 'Every address.',
  addresses: {
    '/docs/tags': { status: 'page', anchors: ['a'] },
    '/docs/gone': { status: 'gone', reason: 'Nobody needs it.' },
  },
};
const files: Record<string, string> = {
  'site.yaml': siteText(),
  'navigation.yaml': 'main:\n  - docs/tags\n  - category: More\n    items: [{ label: Out, href: "https://example.com" }]\n',
  'redirects.yaml': '- { from: /docs/old, to: "/docs/tags#a" }\n',
  'addresses.json': JSON.stringify(ledger),
  'glossary.yaml': '- { term: Tag, definition: A label that people put on things., page: /docs/tags }\n',
  'docs/tags.md': pageText('Tags', '## A\n\nText.', 'keywords: [label]\n'),
  ...Object.fromEntries(smallestFiles().map((file) => [file, readFileSync(join(content, file), 'utf8')])),
};
const site = temporarySite({ ...files, 'secret.md': 'Nobody may read this.', 'includes/a.md': 'A.' });
const session = openSession(join(site.contentDir, '../cache'));
afterAll(site.remove);

/** The problems of the site with another text in one file. */
async function problemsWith(file: string, text: string) {
  writeFileSync(join(site.contentDir, file), text);
  try {
    return (await buildSiteModel({ contentDir: site.contentDir, mode: 'build', session })).problems;
  } finally {
    writeFileSync(join(site.contentDir, file), files[file] ?? '');
  }
}

/** The values of a data file, or of the front matter of a page. */
function valueOf(file: string): unknown {
  const text = files[file] ?? '';
  return parse(file.endsWith('.md') ? (text.split('---\n')[1] ?? '') : text);
}

const written = (file: string, value: unknown) =>
  file.endsWith('.md') ? `---\n${stringify(value)}---\n\nText.\n` : stringify(value);

test('a file with any value in any place is built or has problems that name files of the content', async () => {
  const cases = fc
    .constantFrom(...Object.keys(files))
    .chain((file) => fc.tuple(fc.constant(file), spoiled(valueOf(file)).map((value) => written(file, value))));
  await fc.assert(
    fc.asyncProperty(cases, async ([file, text]) => {
      for (const problem of await problemsWith(file, text)) expect(problem.file).toMatch(/^content\//);
    }),
    { ...REPEATABLE, numRuns: 60 },
  );
}, 120_000);

const wrong = ['<script>pwned=1</script>', '[[[[', '&a [*a]', `a: ${'['.repeat(5000)}`, 'a: 1\na: 2', '"', '{a: *b}'];

test('a file with unexpected content is reported', async () => {
  const unnamed: string[] = [];
  for (const [index, file] of Object.keys(files).entries()) {
    const text = wrong[index % wrong.length] ?? '';
    const problems = await problemsWith(file, file.endsWith('.md') ? `---\n${text}\n---\n\nText.\n` : text);
    if (!problems.some((problem) => problem.file === `content/${file}`)) unnamed.push(`${file}: ${text.slice(0, 20)}`);
  }
  expect(unnamed).toEqual([]);
}, 60_000);

test('a page of any text is built or has problems', async () => {
  await fc.assert(
    fc.asyncProperty(hostileText, hostileText, async (before, after) => {
      const problems = await problemsWith('docs/tags.md', `${before}\n${files['docs/tags.md']}\n${after}`);
      for (const problem of problems) expect(problem.file).toMatch(/^content\//);
    }),
    { ...REPEATABLE, numRuns: 30 },
  );
}, 60_000);

test("a symbolic link to a file outside the includes isn't an include", async () => {
  symlinkSync(join(site.contentDir, 'secret.md'), join(site.contentDir, 'includes/b.md'));
  const page = pageText('Tags', '## A\n\n::include{file="b.md"}');
  const problems = await problemsWith('docs/tags.md', page);
  const onPage = problems.filter(({ file }) => file === 'content/docs/tags.md');
  expect(onPage.map(({ rule }) => rule)).toEqual(['includes/missing']);
});

test('a data file of many megabytes is a problem, not a long wait', async () => {
  const problems = await problemsWith('glossary.yaml', `# ${'x'.repeat(6_000_000)}`);
  const large = problems.filter(({ rule }) => rule === 'files/too-large').map(({ file }) => file);
  expect(large).toEqual(['content/glossary.yaml']);
});
