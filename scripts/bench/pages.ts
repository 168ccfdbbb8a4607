import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { type Guide, readGuides } from './choose-pages.ts';
import { compressedSize, firstLoad, inlineBlocks } from './first-load.ts';
import { measurePage } from './page-load.ts';
import { benchPageTable } from './page-table.ts';
import { kilobytes, median, milliseconds, percentile, type Row, shift } from './row.ts';
import { searchTimes } from './search.ts';
import { ourSearchFigures, type SearchFigures } from './search-figures.ts';
import { serveSite } from './serve-site.ts';
import { FULL_SPEED, QUARTER } from './slow-phone.ts';
import { linkedPages, softNavigations } from './soft-navigation.ts';

const NAVIGATIONS = 5;

/** Measures loading, navigation and search on the built site in dist/: rows of the budget table, and a table of pages. */
export async function benchPages(root: string, browser: Browser): Promise<{ rows: Row[]; table: string }> {
  const dist = join(root, 'dist');
  const guides = readGuides(dist);
  const read = (file: string) => readFileSync(join(dist, file), 'utf8');
  const [typical] = guides.toSorted((a, b) => Math.abs(a.words - 900) - Math.abs(b.words - 900));
  const [heaviest] = guides;
  if (!typical || !heaviest) throw new Error('dist/docs contains no documentation page.');

  const { origin, close } = await serveSite(dist);
  try {
    const rows: Row[] = [];
    for (const [name, guide] of [
      ['Page of 900 words', typical],
      ['Heaviest page', heaviest],
    ] as const) {
      rows.push(...sizeRows(name, guide, read, guide === typical));
      rows.push(...(await loadRows(browser, origin + guide.path, guide === typical)));
    }
    const begin = origin + typical.path;
    const paths = await linkedPages(browser, begin, NAVIGATIONS);
    const cold = await softNavigations(browser, begin, paths, { isAhead: false, line: 'slow' });
    const prefetched = await softNavigations(browser, begin, paths, { isAhead: true, line: 'slow' });
    const atFullSpeed = await softNavigations(browser, begin, paths, {
      isAhead: true,
      line: 'slow',
      slowdown: FULL_SPEED,
    });
    const search = await searchTimes(browser, begin);
    const first = await ourSearchFigures(browser, begin, FULL_SPEED);
    const firstOnPhone = await ourSearchFigures(browser, begin, QUARTER);
    rows.push(
      { what: 'Soft navigation, prefetched', budget: '', measured: milliseconds(median(prefetched)) },
      { what: '  at the full speed of this machine', budget: '≤ 40 ms', measured: milliseconds(median(atFullSpeed)) },
      { what: 'Soft navigation, cold', budget: '≤ 0.7 × best peer', measured: milliseconds(median(cold)) },
      ...firstResultRows(first, firstOnPhone),
      { what: 'Search, first complete answer on slow 4G', budget: '', measured: milliseconds(search.firstAnswer) },
      {
        what: 'Search, a key, until the worker answers, 95th percentile',
        budget: '≤ 50 ms',
        measured: milliseconds(percentile(search.answers, 0.95) * QUARTER),
      },
      {
        what: '  until the answer is drawn, half of the keys',
        budget: '',
        measured: milliseconds(median(search.loaded)),
      },
      {
        what: '  until the answer is drawn, 95th percentile',
        budget: '',
        measured: milliseconds(percentile(search.loaded, 0.95)),
      },
      {
        what: '  the same while parts of the index load',
        budget: '',
        measured: milliseconds(percentile(search.loading, 0.95)),
      },
    );
    return { rows, table: await benchPageTable(browser, origin, guides) };
  } finally {
    close();
  }
}

function firstResultRows(full: SearchFigures, quarter: SearchFigures): Row[] {
  return [
    { what: 'Search, from opening to first results', budget: '≤ 250 ms', measured: milliseconds(full.open) },
    { what: '  at a quarter of the CPU speed', budget: '≤ 350 ms', measured: milliseconds(quarter.open) },
    { what: '  bytes by then', budget: '≤ 100 kB', measured: kilobytes(full.bytes) },
    { what: '  requests by then', budget: '≤ 4', measured: String(full.requests) },
    {
      what: 'Search, from the last key to the last change',
      budget: '≤ 30 ms',
      measured: milliseconds(full.typed),
    },
    { what: '  at a quarter of the CPU speed', budget: '≤ 60 ms', measured: milliseconds(quarter.typed) },
  ];
}

function sizeRows(
  name: string,
  { path, html, words }: Guide,
  read: (file: string) => string,
  isTypical: boolean,
): Row[] {
  const { document, script, styles, total } = firstLoad(html, read);
  const inlined = inlineBlocks(html).styles.reduce((sum, style) => sum + compressedSize(style), 0);
  const budget = (text: string) => (isTypical ? text : '');
  return [
    { what: name, budget: '', measured: `${path} (${words} words)` },
    { what: '  first load, brotli, without font', budget: budget('≤ 16 kB'), measured: kilobytes(total) },
    { what: '  of this script', budget: '≤ 5 kB', measured: kilobytes(script) },
    {
      what: '  of this styles',
      budget: '≤ 8 kB',
      measured: `${kilobytes(inlined)} inline, ${kilobytes(styles)} beside it`,
    },
    { what: '  document', budget: '', measured: kilobytes(document) },
  ];
}

async function loadRows(browser: Browser, address: string, isTypical: boolean): Promise<Row[]> {
  const load = await measurePage(browser, address);
  return [
    { what: '  requests until loaded', budget: '', measured: String(load.requests) },
    { what: '  first paint', budget: '', measured: milliseconds(load.firstPaint) },
    {
      what: '  largest paint',
      budget: isTypical ? '≤ 0.7 × best peer' : '',
      measured: milliseconds(load.largestPaint),
    },
    { what: '  blocking time', budget: '≤ 50 ms', measured: milliseconds(load.blocking) },
    { what: '  layout shift until 5 s after load', budget: '0', measured: shift(load.layoutShift) },
    { what: '  last byte', budget: '≤ best peer', measured: milliseconds(load.lastByte) },
  ];
}
