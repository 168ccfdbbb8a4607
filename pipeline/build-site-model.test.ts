import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { buildSiteModel } from './build-site-model.ts';
import { formatProblems } from './problems/format-problems.ts';
import { openSession } from './site/build-session.ts';
import { pageText, siteText, temporarySite } from './testing/temporary-site.ts';

const sites: { remove: () => void }[] = [];
afterEach(() => {
  for (const site of sites.splice(0)) site.remove();
});

async function build(files: Record<string, string>, mode: 'build' | 'dev' | 'check' = 'build') {
  const site = temporarySite(files);
  sites.push(site);
  const { model, problems } = await buildSiteModel({ contentDir: site.contentDir, mode });
  return { model, problems, explanation: formatProblems(problems) };
}

const english = { code: 'en', label: 'English', direction: 'ltr', htmlLang: 'en', path: 'en' } as const;
const arabic = { code: 'ar', label: 'العربية', direction: 'rtl', htmlLang: 'ar', path: 'ar' } as const;

const small = {
  'docs/tags.md': pageText('Tags', 'See [domains](/docs/domains#limits).'),
  'docs/domains.md': pageText('Domains', '## Limits\n\nThere are [limits](#limits).'),
  'navigation.yaml': 'main: [docs/tags, docs/domains]\n',
};

test('a small site has its pages, screens, navigation, and no problems', async () => {
  const { model, explanation } = await build(small);
  expect(explanation).toBe('');
  const [site] = model.locales;
  expect(site?.pages.map(({ path }) => path)).toEqual(['/docs/domains', '/docs/tags']);
  expect(site?.pages[0]).toMatchObject({ anchors: ['limits'], origin: { file: 'content/docs/domains.md' } });
  expect(site?.navigation.places['/docs/tags']?.next).toEqual({ label: 'Domains', path: '/docs/domains' });
  expect(model.screens.map(({ path }) => path)).toEqual([
    '/',
    '/docs',
    '/guild',
    '/integrations',
    '/integrations/matrix',
    '/integrations/compare',
    '/search',
    '/docs/graphql',
    '/offline',
    '/samples',
    '/samples/commands',
    '/samples/files',
    '/samples/programs',
    '/tools',
    '/tools/recipes',
    '/tools/graphql',
    '/tools/deploy',
    '/tools/errors',
    '/tools/urn',
    '/tools/metamodel',
    '/tools/upgrade',
  ]);
});

test('a second locale shows its translations, falls back where there are none, and uses its own interface texts', async () => {
  const { model, explanation } = await build({
    ...small,
    'site.yaml': siteText({ baseUrl: '/catalog/', locales: [english, arabic] }),
    'locales/ar/docs/domains.md': pageText('النطاقات', '## Limits\n\n[X](/docs/tags)'),
    'locales/ar/interface.yaml': 'next: التالي\n',
    'pages/guild.md': 'See [tags](/docs/tags).',
    'locales/ar/pages/guild.md': 'انظر [X](/docs/tags).',
  });
  expect(explanation).toBe('');
  const [en, ar] = model.locales;
  expect([en?.base, ar?.base]).toEqual(['/catalog/', '/catalog/ar/']);
  expect([en?.strings.next, ar?.strings.next, ar?.strings.previous]).toEqual(['Next', 'التالي', 'Previous']);
  expect(ar?.pages.map(({ title, fallbackFrom }) => [title, fallbackFrom])).toEqual([
    ['النطاقات', undefined],
    ['Tags', 'en'],
  ]);
  expect(ar?.navigation.places['/docs/tags']?.next?.label).toBe('النطاقات');
  expect(JSON.stringify(ar?.pages[1]?.content().parts)).toContain('/catalog/ar/docs/domains#limits');
  expect(en?.screenTexts.guild).toContain('href="/catalog/docs/tags"');
  expect(ar?.screenTexts.guild).toContain('href="/catalog/ar/docs/tags"');
});

test('a second version has its own pages, addresses, and sidebar', async () => {
  const versions = [
    { name: 'current', label: 'Next', path: '/docs', isLast: true, sidebars: ['main'] },
    { name: '1.0', label: '1.0', path: '/docs/1.0', isLast: false, sidebars: ['old'] },
  ];
  const { model, explanation } = await build({
    ...small,
    'site.yaml': siteText({ versions }),
    'versions/1.0/docs/tags.md': pageText('Tags', 'As they were.'),
    'navigation.yaml': `${small['navigation.yaml']}old: [docs/1.0/tags]\n`,
  });
  expect(explanation).toBe('');
  const page = model.locales[0]?.pages.find(({ path }) => path === '/docs/1.0/tags');
  expect(page).toMatchObject({
    id: 'docs/1.0/tags',
    version: '1.0',
    origin: { file: 'content/versions/1.0/docs/tags.md' },
  });
  expect(model.locales[0]?.navigation.places['/docs/1.0/tags']?.sidebar).toBe('old');
});

test('planned pages are absent from navigation and links, and are counted', async () => {
  const directory = ['/integrations', '/integrations/matrix', '/integrations/compare'];
  const tools = [
    '/tools',
    '/tools/recipes',
    '/tools/graphql',
    '/tools/deploy',
    '/tools/upgrade',
    '/tools/errors',
    '/tools/metamodel',
    '/tools/urn',
  ];
  const samples = ['/samples', '/samples/commands', '/samples/files', '/samples/programs'];
  const routes = ['/', '/docs', '/guild', '/search', '/docs/graphql', '/offline', ...samples, ...tools, '/docs/tags'];
  const written = Object.fromEntries([...directory, ...routes].map((path) => [path, { status: 'page' }]));
  const addresses = { ...written, '/docs/domains': { status: 'planned', title: 'Domains' } };
  const { model, explanation } = await build({
    'docs/tags.md': small['docs/tags.md'],
    'navigation.yaml': small['navigation.yaml'],
    'addresses.json': JSON.stringify({ note: 'Ledger.', addresses }),
  });
  expect(explanation).toBe('');
  expect(model.planned).toEqual(['/docs/domains']);
  expect(model.locales[0]?.pages[0]?.links).toEqual([]);
  expect(model.locales[0]?.navigation.sidebars.main).toHaveLength(1);
});

test('only the dev server shows drafts, and links to them become plain text elsewhere', async () => {
  const versions = [
    { name: 'current', label: 'Next', path: '/docs', isLast: true, drafts: ['docs/domains'], sidebars: ['main'] },
  ];
  const files = { ...small, 'site.yaml': siteText({ versions }) };
  const [built, dev] = [await build(files), await build(files, 'dev')];
  expect([built.explanation, dev.explanation]).toEqual(['', '']);
  expect(built.model.locales[0]?.pages.map(({ id }) => id)).toEqual(['docs/tags']);
  expect(dev.model.locales[0]?.pages.map(({ id }) => id)).toEqual(['docs/domains', 'docs/tags']);
});

test('bad content never throws an exception: all problems are reported together', async () => {
  const { model, problems } = await build({
    'site.yaml': 'title: 4\nlocales: [',
    'docs/a.md': 'No front matter.',
    'docs/b.md': pageText('B', '## One\n\n#### Three\n\n[x](/docs/nowhere)'),
    'docs/b/index.md': pageText('B'),
    'docs/notes.txt': 'x',
    'docs/a b.md': pageText('Space'),
    'navigation.yaml': 'overviewSidebar: [docs/nothing]\n',
    'locales/xx/interface.yaml': 'a: b\n',
    'connectors/snowflake.yaml': 'id: [\n',
  });
  const rules = new Set(problems.map(({ rule }) => rule));
  expect([...rules].sort()).toEqual([
    'data/syntax',
    'headings/jump',
    'links/missing-page',
    'locales/unknown',
    'navigation/missing-doc',
    'navigation/unknown-page',
    'pages/duplicate-id',
    'pages/file-name',
    'pages/no-front-matter',
    'pages/not-markdown',
  ]);
  expect(model.locales[0]?.pages.map(({ path }) => path)).toEqual(['/docs/a', '/docs/b']);
});

test("if the redirects file can't be read, its redirects aren't reported as lost", async () => {
  const { problems } = await build({ ...small, 'redirects.yaml': '- { form: /docs/old, to: /docs/tags }\n' });
  expect(problems.map(({ rule, fix }) => [rule, fix])).toEqual([
    ['data/missing-key', undefined],
    ['data/unknown-key', 'Did you mean "from"?'],
  ]);
});

test('a second build in the same session returns the same model', async () => {
  const site = temporarySite(small);
  sites.push(site);
  const session = openSession(join(site.contentDir, '../.cache'));
  const request = { contentDir: site.contentDir, mode: 'dev', session } as const;
  expect(await buildSiteModel(request)).toEqual(await buildSiteModel(request));
});
