import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '#scripts/files-below.ts';
import { sample, touchedPages } from '../../extent.ts';
import { expect, test } from '../real-site.ts';
import { type PageFacts, squeeze } from './facts.ts';
import { type HtmlFacts, readDocument } from './html-facts.ts';
import { readTwin } from './markdown-facts.ts';

const dist = join(process.cwd(), 'dist');
const read = (file: string) => readFileSync(join(dist, file), 'utf8');
const documents = filesBelow(dist).filter(
  (file) => /(^|\/)index\.html$/.test(file) && !read(file).includes('http-equiv="refresh"'),
);
const twinOf = (document: string) => `${document.replace(/\/?index\.html$/, '').replace(/^$/, 'index')}.md`;

/** The address that a link of the document should have in the twin. */
function expectedAddress(href: string, origin: string): string {
  if (!href.startsWith('/')) return href;
  const { pathname, search, hash } = new URL(href, origin);
  const twin = `${pathname.replace(/\/$/, '') || '/index'}.md`;
  // A query is for the tool on a page, which no twin has.
  return `${origin}${search === '' && existsSync(join(dist, twin)) ? twin : pathname}${search}${hash}`;
}

function asTwin({ headings, blocks, inlineCode, rows, links, text }: HtmlFacts, origin: string): PageFacts {
  return {
    headings: headings.map(squeeze),
    blocks,
    inlineCode: squeeze(inlineCode.join('')),
    rows: rows.map((cells) => cells.map(squeeze).join('|')),
    links: links.map((link) => `${squeeze(link.text)} ${expectedAddress(link.href, origin)}`),
    text: squeeze(text),
  };
}

/** The first thing in which two readings differ, short enough to be read. */
function difference(html: PageFacts, twin: PageFacts): string | undefined {
  for (const key of ['headings', 'blocks', 'rows', 'links'] as const) {
    const at = html[key].findIndex((fact, index) => fact !== twin[key][index]);
    if (at >= 0) return `${key}[${at}]: ${html[key][at]?.slice(0, 300)} ≠ ${twin[key][at]?.slice(0, 300)}`;
    if (html[key].length < twin[key].length)
      return `${key}: ${twin[key].slice(html[key].length).join(' ').slice(0, 300)}`;
  }
  for (const key of ['inlineCode', 'text'] as const) {
    if (html[key] === twin[key]) continue;
    let at = 0;
    while (html[key][at] === twin[key][at]) at += 1;
    const near = (facts: PageFacts) => facts[key].slice(Math.max(0, at - 40), at + 60);
    return `${key}: ${near(html)} ≠ ${near(twin)}`;
  }
  return undefined;
}

test('documents and their Markdown twins say the same', async ({ page }) => {
  test.setTimeout(180_000);
  expect(documents.length).toBeGreaterThan(300);
  // A page of the site would not parse anything that its own policy didn't create.
  await page.goto('about:blank');
  const found: string[] = [];
  const touched = touchedPages();
  for (const document of sample(documents, 3, (file) => touched.has(`/${file.replace(/\/index\.html$/, '')}`))) {
    const html = read(document);
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '';
    const facts = asTwin(await page.evaluate(readDocument, html), new URL(canonical).origin);
    const what = difference(facts, readTwin(read(twinOf(document))));
    if (what) found.push(`${document}: ${what}`);
  }
  expect(found).toEqual([]);
});
