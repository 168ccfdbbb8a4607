import { expect, test } from 'vitest';
import { documents, files, read } from './built-site.ts';

const known = new Set(files);
const lists = files.filter((file) => /(^|\/)llms(-\d+)?\.txt$/.test(file));
const pages = documents.filter((file) => file !== '404.html' && !read(file).includes('http-equiv="refresh"'));
const origin = new URL(/<link rel="canonical" href="([^"]*)"/.exec(read('index.html'))?.[1] ?? '').origin;
/** Addresses of the links of a Markdown file, without queries and hashes. */
const linksOf = (markdown: string) =>
  [...markdown.matchAll(/\]\(<?([^)\s>]+)>?\)/g)].map(([, address = '']) => address.replace(/[?#].*/, ''));
/** Those of this site that lead nowhere. */
const dead = (addresses: readonly string[]) =>
  addresses.filter((address) => {
    if (!address.startsWith(`${origin}/`)) return false;
    const file = decodeURI(address.slice(origin.length + 1));
    return !known.has(file) && !known.has(`${file}/index.html`);
  });

test('every document names its Markdown twin, which begins with its title, description, and address', () => {
  const found = pages.filter((file) => {
    const html = read(file);
    const address = /<link rel="alternate" type="text\/markdown" href="([^"]*)"/.exec(html)?.[1] ?? '';
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
    const twin = address.slice(origin.length + 1);
    return (
      !known.has(twin) ||
      !/^---\ntitle: ".+"\ndescription: ".+"\ncanonical: ".+"\n---\n\n/.test(read(twin)) ||
      !read(twin).includes(`canonical: "${canonical}"`)
    );
  });
  expect(found).toEqual([]);
});

test('links in twins to the site lead to existing files', () => {
  const twins = files.filter((file) => file.endsWith('.md'));
  expect(twins.length).toBeGreaterThanOrEqual(pages.length);
  expect(twins.flatMap((file) => dead(linksOf(read(file))).map((address) => `${file}: ${address}`))).toEqual([]);
});

test('there is a list for the site and for every section, each of at most 50,000 characters', () => {
  expect(lists).toContain('llms.txt');
  expect(lists.length).toBeGreaterThan(10);
  expect(lists.filter((file) => read(file).length > 50_000)).toEqual([]);
});

test.each(lists)(
  '%s has a title, a summary in a quote, and every link below a heading, as llmstxt.org demands',
  (file) => {
    const [head = '', ...groups] = read(file).split(/^## /m);
    expect(head).toMatch(/^# .+\n\n> .+\n/);
    expect(head).not.toMatch(/^- /m);
    expect(groups.length).toBeGreaterThan(0);
  },
);

test.each(lists)('all links in %s lead to existing Markdown or to the data files', (file) => {
  const links = linksOf(read(file));
  expect(links.length).toBeGreaterThan(0);
  expect(dead(links)).toEqual([]);
  expect(links.filter((address) => !/(\.md|\/llms(-full|-\d+)?\.txt|\/data\/index\.json)$/.test(address))).toEqual([]);
});

const twinOf = (file: string) => `${file.replace(/\/?index\.html$/, '') || 'index'}.md`;
const pathsOf = (list: string) => linksOf(read(list)).map((address) => address.slice(origin.length + 1));

test('the list of the site leads to every page and to every other list', () => {
  const links = new Set(pathsOf('llms.txt'));
  // Lists of sections are the way to pages only where all pages in one file would exceed what a list may have.
  const lines = pages.map(
    (file) => `- [${/^title: "(.*)"$/m.exec(read(twinOf(file)))?.[1]}](${origin}/${twinOf(file)})\n`,
  );
  const isCut =
    read('llms.txt').length + lines.join('').length > 50_000 && !pages.some((file) => links.has(twinOf(file)));
  // Grows while it is walked.
  if (isCut) for (const file of links) if (lists.includes(file)) for (const path of pathsOf(file)) links.add(path);
  const expected = [...pages.map(twinOf), ...lists.filter((file) => file !== 'llms.txt')];
  expect(expected.filter((file) => !links.has(file))).toEqual([]);
  expect(links).toContain('data/index.json');
});

test('the full file contains every page once', () => {
  const heads = read('llms-full.txt').match(/^canonical: ".*"$/gm) ?? [];
  expect(heads).toHaveLength(pages.length);
  expect(new Set(heads).size).toBe(pages.length);
});

test('no rule of _headers sets a header of the rule for all files: hosts would send both values', () => {
  const rules = read('_headers')
    .trim()
    .split('\n\n')
    .map((rule) =>
      rule
        .split('\n')
        .slice(1)
        .map((line) => line.trim().split(':')[0]),
    );
  const [everywhere = [], ...others] = rules;
  expect(everywhere).toContain('Content-Security-Policy');
  expect(others.length).toBeGreaterThan(2);
  expect(others.flat().filter((name) => everywhere.includes(name))).toEqual([]);
});

test('hosts that read _headers serve twins as Markdown', () => {
  expect(read('_headers')).toMatch(/^\/\*\.md\n {2}Content-Type: text\/markdown; charset=utf-8$/m);
});
