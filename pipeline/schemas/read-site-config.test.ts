import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { siteConfig } from '#model/site-config.ts';
import { formatProblems } from '#pipeline/problems/format-problems.ts';
import { siteText } from '#pipeline/testing/temporary-site.ts';
import { exampleSite } from './example-site.ts';
import { readSiteConfig } from './read-site-config.ts';

const explain = (text: string | undefined) => formatProblems(readSiteConfig(text, 'content/site.yaml').problems);

/** Sets one value of a valid configuration. */
function changed(path: (string | number)[], value: unknown): string {
  const root = parse(stringify(exampleSite));
  const parent = path.slice(0, -1).reduce((node, step) => node[step], root);
  parent[path.at(-1) ?? ''] = value;
  return stringify(root);
}

test('the example uses every key and is valid', () => {
  expect(explain(stringify(exampleSite))).toBe('');
  expect(Object.keys(exampleSite).sort()).toEqual(Object.keys(siteConfig.shape).sort());
});

test.each<[(string | number)[], unknown, string]>([
  [['title'], '', '"title" must be text that is not empty, but is "".\n  For example: title: DataHub'],
  [['url'], 'docs.example.com', 'For example: url: https://docs.example.com'],
  [['url'], 'https://example.com/docs', 'scheme and host without a path, for example https://docs.example.com'],
  [
    ['baseUrl'],
    'catalog',
    '"baseUrl" must be a path with a slash at both ends, for example / or /catalog/, but is "catalog".\n  For example: baseUrl: /catalog/',
  ],
  [
    ['trailingSlash'],
    'never',
    '"trailingSlash" must be true or false or null, but is "never".\n  For example: trailingSlash: null',
  ],
  [
    ['locales', 0, 'direction'],
    'up',
    '"locales[0].direction" must be one of "ltr", "rtl", but is "up".\n  For example: direction: ltr',
  ],
  [
    ['locales', 0, 'code'],
    'English',
    '"locales[0].code" must be a language tag, for example en or pt-BR, but is "English".\n  For example: code: en',
  ],
  [
    ['versions', 0, 'path'],
    'docs',
    'must be a path that begins with one slash, for example /docs, but is "docs".\n  For example: path: /docs',
  ],
  [
    ['versions', 0, 'sidebars'],
    [],
    'must be a list with at least 1 entry, but is an empty list.\n  For example: sidebars: [ overviewSidebar ]',
  ],
  [
    ['navbar', 'items', 0, 'icon'],
    'mastodon',
    'must be one of "slack", "github", "youtube", but is "mastodon".\n  For example: icon: github',
  ],
  [
    ['navbar', 'items', 0, 'href'],
    'https://example.com',
    'must be exactly one of "to" (a page of this site) and "href" (an outside address), but is a set of keys',
  ],
  [
    ['navbar', 'hideOnScroll'],
    'yes please',
    '"navbar.hideOnScroll" must be true or false, but is "yes please".\n  For example: hideOnScroll: false',
  ],
  [
    ['footer', 'copyright', 'years'],
    'always',
    'must be a year or two years, for example 2015-2023, but is "always".\n  For example: years: 2015-2023',
  ],
  [
    ['announcement', 'backgroundColor'],
    'black',
    'must be a color of six hexadecimal digits, for example #070707, but is "black".\n  For example: backgroundColor: "#070707"',
  ],
  [['colorMode', 'default'], 'dim', 'must be one of "light", "dark", but is "dim".\n  For example: default: light'],
  [
    ['search', 'provider'],
    'google',
    '"search.provider" must be one of "local", "hosted", but is "google".\n  For example: provider: local',
  ],
  [
    ['search'],
    { provider: 'hosted', applicationId: 'A1B2C3D4E5', indexName: 'docs' },
    '"search.searchKey" is missing. It must be text.\n  For example: searchKey: 0123456789abcdef',
  ],
  [
    ['search'],
    { provider: 'hosted', applicationId: 'my-app.example.com', searchKey: 'abc', indexName: 'docs' },
    '"search.applicationId" must be an application ID of letters and digits, for example A1B2C3D4E5, but is "my-app.example.com".',
  ],
  [
    ['search'],
    { provider: 'hosted', applicationId: 'A1B2C3D4E5', searchKey: 'abc', indexName: '' },
    '"search.indexName" must be text that is not empty, but is "".\n  For example: indexName: docs',
  ],
  [['search'], { provider: 'local', indexName: 'docs' }, '"indexName" isn\'t a key of search.'],
  [
    ['repository'],
    undefined,
    '"repository" is missing. It must be text.\n  For example: repository: https://github.com/datahub-project/datahub',
  ],
  [['tittle'], 'DataHub', '"tittle" isn\'t a key of this file.\n  Did you mean "title"?'],
])('%j set to %j names key, expectation, and example', (path, value, explanation) => {
  expect(explain(changed(path, value))).toContain(explanation);
});

test.each<[(string | number)[], unknown, string]>([
  [['defaultLocale'], 'fr', '"defaultLocale" is "fr", which is not a code under "locales".'],
  [['versions', 0, 'isLast'], false, '"isLast" must be true for exactly one version, but it\'s true for 0.'],
  [['locales', 1], exampleSite.locales[0], '"locales[1].code" is "en", which an earlier entry already uses.'],
])('%j set to %j contradicts another key', (path, value, explanation) => {
  expect(explain(changed(path, value))).toContain(explanation);
});

test.each<[(string | number)[], string]>([
  [['baseUrl'], '/\\\\evil.example/'],
  [['baseUrl'], '/../'],
  [['baseUrl'], '/"onload=x/'],
  [['versions', 0, 'path'], '/..'],
  [['versions', 0, 'path'], '//evil.example'],
  // A pattern with nested repetition could take years to match.
  [['versions', 0, 'path'], `/${'a'.repeat(100)}!`],
  [['versions', 0, 'name'], '../../elsewhere'],
  [['locales', 0, 'path'], '/evil.example'],
  [['locales', 0, 'path'], '..'],
  [['url'], 'javascript:alert(1)'],
  [['repository'], 'javascript:alert(1)'],
  [['navbar', 'items', 0, 'href'], 'javascript:alert(1)'],
])("%j can't be %j, which would lead outside the site or its folder", (path, value) => {
  expect(explain(changed(path, value))).toMatch(/data\/wrong-value/);
});

test('a missing site.yaml is one problem, and the content can still be checked', () => {
  expect(readSiteConfig(undefined, 'content/site.yaml').config.value.versions).toHaveLength(1);
  expect(explain(undefined)).toMatchInlineSnapshot(`
    "content/site.yaml  data/missing-file
      There is no content/site.yaml.
      Create it. Its first line could be, for example: title: DataHub

    1 error"
  `);
});

test('one wrong key leaves the others as they are written', () => {
  const text = siteText({ tagline: 'Ours', colorMode: { default: 'dim' as 'dark' } });
  expect(readSiteConfig(text, 'content/site.yaml').config.value).toMatchObject({
    tagline: 'Ours',
    colorMode: { default: 'light' },
  });
});
