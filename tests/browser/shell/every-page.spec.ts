import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { productLinks } from '#model/product-links.ts';
import { addressLedger } from '#model/redirects.ts';
import { isExhaustive, sample, touchedPages } from '../../extent.ts';
import { expect, test } from '../nginx-site.ts';

/** Paths of all pages in the sitemap, and those that it leaves out. */
function allPaths(): string[] {
  const sitemap = readFileSync('dist/sitemap.xml', 'utf8');
  return [
    ...[...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname),
    '/search',
    '/search/quality',
  ];
}

const folderOf = (path: string) => path.replace(/\/[^/]*$/, '');

/** Pages to open in a browser: the first of each folder, a sample of the rest, and what the change touches. */
function openedPaths(): string[] {
  const paths = allPaths();
  const touched = touchedPages();
  const firsts = new Map(paths.toReversed().map((path) => [folderOf(path), path]));
  return sample(paths, 48, (path) => firsts.get(folderOf(path)) === path || touched.has(path));
}

const PARTS = isExhaustive ? 4 : 2;

for (let part = 0; part < PARTS; part += 1) {
  test(`pages open without a complaint and without a request to another origin (${part + 1} of ${PARTS})`, async ({
    page,
    complaints,
  }) => {
    test.setTimeout(120_000);
    const paths = openedPaths().filter((_, index) => index % PARTS === part);
    expect(paths.length).toBeGreaterThan(0);
    // What the policy stopped is not always said on the console.
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', (event) =>
        console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
      );
    });
    for (const path of paths) {
      const before = complaints.length;
      const response = await page.goto(path, { waitUntil: 'load' });
      expect(response?.headers()['content-security-policy'], path).toContain("default-src 'self'");
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 300 })));
      expect(complaints.slice(before), path).toEqual([]);
    }
  });
}

/** Addresses inside the site that a document links to or loads, without hashes. */
function addressesIn(html: string): string[] {
  return [...html.matchAll(/\s(?:href|src|data-(?:src|overlays|sidebar-src|overlay-styles))="(\/[^"#]*)/g)].map(
    ([, address = '']) => address.replaceAll('&amp;', '&'),
  );
}

test('every address that a page links to or loads exists', async ({ site }) => {
  test.setTimeout(120_000);
  const known = new Set<string>();
  for (const path of allPaths()) {
    const response = await fetch(site.origin + path);
    expect(response.status, path).toBe(200);
    for (const address of addressesIn(await response.text())) known.add(address);
  }
  expect(known.size).toBeGreaterThan(300);
  const broken: string[] = [];
  for (const address of known) {
    const { status } = await fetch(site.origin + address, { method: 'HEAD' });
    if (status !== 200) broken.push(`${address}: ${status}`);
  }
  expect(broken).toEqual([]);
});

test('every address and anchor in the ledger, and in the product’s links, exists or leads to one that does', async ({
  site,
}) => {
  test.setTimeout(120_000);
  const ledger = addressLedger.parse(JSON.parse(readFileSync('content/addresses.json', 'utf8')));
  const product = productLinks.parse(parse(readFileSync('content/product-links.yaml', 'utf8')));
  const wanted = [
    ...Object.entries(ledger.addresses).map(([path, { status, anchors = [] }]) => ({ path, status, anchors })),
    ...product.map(({ path, anchors }) => ({ status: 'page', anchors, path })),
  ];
  const lost: string[] = [];
  for (const { path, status, anchors } of wanted.filter((each) => each.status !== 'planned')) {
    const response = await fetch(site.origin + path);
    const html = await response.text();
    if (response.status !== (status === 'gone' ? 404 : 200)) lost.push(`${path}: ${response.status}`);
    const ids = new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id.replaceAll('&amp;', '&')));
    lost.push(...anchors.filter((anchor) => !ids.has(anchor)).map((anchor) => `${path}#${anchor}`));
  }
  expect(lost).toEqual([]);
});
