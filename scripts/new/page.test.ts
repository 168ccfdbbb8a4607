import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { buildSiteModel } from '#pipeline/build-site-model.ts';
import { formatProblems } from '#pipeline/problems/format-problems.ts';
import { pageText, temporarySite } from '#pipeline/testing/temporary-site.ts';
import { UsageError } from '#scripts/options.ts';
import { writePage } from './page.ts';

const { contentDir, remove } = temporarySite({
  'docs/introduction.md': pageText('Introduction'),
  'navigation.yaml': 'main: [docs/introduction]\n',
});
const root = dirname(contentDir);
afterAll(remove);

test('a new page is valid from the start, and the check lists what it still lacks', async () => {
  expect(writePage(root, '/docs/how/add-custom_source')).toBe('content/docs/how/add-custom_source.md');
  const { model, problems } = await buildSiteModel({ contentDir, mode: 'build' });
  expect(formatProblems(problems)).toBe('');
  const page = model.locales[0]?.pages.find(({ path }) => path === '/docs/how/add-custom_source');
  expect(page).toMatchObject({ title: 'Add custom source', inSidebar: false });
  const checked = await buildSiteModel({ contentDir, mode: 'check' });
  const lacking = checked.problems.filter(({ file }) => file === page?.origin.file).map(({ rule }) => rule);
  expect(lacking).toEqual(['pages/too-short', 'pages/no-sources']);
});

test('existing files are never overwritten', () => {
  const file = join(root, 'content/docs/kept.md');
  writeFileSync(file, 'work of a day');
  expect(() => writePage(root, '/docs/kept')).toThrow(
    new UsageError('content/docs/kept.md already exists. Edit it, or choose another name.'),
  );
  expect(readFileSync(file, 'utf8')).toBe('work of a day');
});

test.each([
  'docs/x',
  '/guides/x',
  '/docs',
  '/docs/',
  '/docs/a b',
  '/docs//x',
  '/docs/x/',
  '/docs/../secret',
  '/docs/..',
])('"%s" isn\'t a page address', (address) => {
  expect(() => writePage(root, address)).toThrow(
    new UsageError(`"${address}" isn't the address of a docs page. Use the form /docs/how/example.`),
  );
});
