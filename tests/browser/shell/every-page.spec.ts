import { readFileSync } from 'node:fs';
import { expect, test } from '../real-site.ts';

/** Paths of all pages in the sitemap, and those that it leaves out. */
function allPaths(): string[] {
  const sitemap = readFileSync('dist/sitemap.xml', 'utf8');
  return [
    ...[...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname),
    '/search',
  ];
}

const PARTS = 4;

for (let part = 0; part < PARTS; part += 1) {
  test(`pages open without a complaint and without a request to another origin (${part + 1} of ${PARTS})`, async ({
    page,
    complaints,
  }) => {
    test.setTimeout(120_000);
    const paths = allPaths().filter((_, index) => index % PARTS === part);
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) {
      const before = complaints.length;
      await page.goto(path, { waitUntil: 'load' });
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 300 })));
      expect(complaints.slice(before), path).toEqual([]);
    }
  });
}
