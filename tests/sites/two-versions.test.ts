import { afterAll, expect, test } from 'vitest';
import { decodeStart } from '#search/format/head.ts';
import { buildTinySite, removeFolders, tinyContent } from './build-tiny-site.ts';

const site = await buildTinySite(tinyContent('two-versions'));
afterAll(removeFolders);

const stable = site.read('docs/introduction/index.html');
const next = site.read('docs/next/introduction/index.html');

test('each version has its own pages and its own sidebar', () => {
  expect(stable).toContain('<h1>Introduction</h1>');
  expect(next).toContain('<h1>Introduction to what comes next</h1>');
  expect(stable).toContain('data-sidebar="stable"');
  expect(next).toContain('data-sidebar="next"');
  expect(site.files).not.toContain('docs/tags/index.html');
});

test('each page shows and states its version', () => {
  expect(stable).toContain('<span class="version-badge">Version: 0.10.0</span>');
  expect(next).toContain('<span class="version-badge">Version: Next</span>');
  expect(stable).toMatch(/<html[^>]* data-version="0.10"/);
  expect(next).toMatch(/<html[^>]* data-version="current"/);
});

test('each version has a separate search index', () => {
  const heads = site.files.filter((file) => /^latest\/search\/.*\.json$/.test(file));
  expect(heads.map((file) => /-([^-]*)\.json$/.exec(file)?.[1]).sort()).toEqual(['0.10', 'current']);
  for (const head of heads) {
    const { pages } = decodeStart(site.read(head));
    expect(new Set(pages.map(({ version }) => version)).size).toBe(1);
  }
});

test('the menu leads to a page in each version and marks the current one', () => {
  const links = [...next.matchAll(/<a href="([^"]*)" data-version-link="([^"]*)"( aria-current="true")?/g)];
  const found = links.map(([, href, version, current]) => [version, href, current !== undefined]);
  expect(found.slice(0, 2)).toEqual([
    ['current', '/docs/next/introduction', true],
    ['0.10', '/docs/introduction', false],
  ]);
});

test('pages outside the documentation offer the version that readers land on', () => {
  expect(site.read('index.html')).toContain('<summary class="navbar-link" aria-label="Version: 0.10.0">');
});
