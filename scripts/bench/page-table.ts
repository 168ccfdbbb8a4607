import type { Browser } from '@playwright/test';
import { choosePages, type Guide } from './choose-pages.ts';
import { measurePage, type PageLoad } from './page-load.ts';
import { formatTable, kilobytes, milliseconds, shift } from './row.ts';
import { byteKinds, totalBytes } from './watch-traffic.ts';

const PAGES_OF_A_KIND = 10;
const HEADINGS = ['kB', 'requests', 'first paint', 'largest paint', 'layout shift', 'blocking', 'last byte'];

/** Loads the heaviest and the most typical pages of our site, with one row for each. */
export async function benchPageTable(browser: Browser, origin: string, guides: readonly Guide[]): Promise<string> {
  const { heaviest, typical } = choosePages(guides, PAGES_OF_A_KIND);
  const rows: string[][] = [];
  for (const [kind, pages] of [
    ['heaviest', heaviest],
    ['typical', typical],
  ] as const) {
    for (const { path } of pages) rows.push([kind, path, ...cells(await measurePage(browser, origin + path))]);
  }
  const bytes = byteKinds.map((name) => `${name} kB`);
  return formatTable(['Pages', 'Path', ...bytes, ...HEADINGS], rows);
}

function cells(load: PageLoad): string[] {
  return [
    ...byteKinds.map((kind) => kilobytes(load.bytes[kind]).replace(' kB', '')),
    kilobytes(totalBytes(load)).replace(' kB', ''),
    String(load.requests),
    milliseconds(load.firstPaint),
    milliseconds(load.largestPaint),
    shift(load.layoutShift),
    milliseconds(load.blocking),
    milliseconds(load.lastByte),
  ];
}
