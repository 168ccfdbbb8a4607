import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Browser } from '@playwright/test';
import { createSiteServer } from '#scripts/serve/site-server.ts';
import { compressedSize, countWords, firstLoad, inlineBlocks } from './first-load.ts';
import { loadPage, type PageLoad } from './page-load.ts';
import { kilobytes, median, milliseconds, percentile, type Row } from './row.ts';
import { searchTimes } from './search.ts';
import { softNavigations } from './soft-navigation.ts';

const RUNS = 3;

interface Guide {
  file: string;
  path: string;
  html: string;
  words: number;
}

/** All documentation pages of a built site. */
function readGuides(dist: string): Guide[] {
  const files = readdirSync(join(dist, 'docs'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('index.html'),
  );
  return files
    .map((name) => {
      const file = `docs/${name.split(sep).join('/')}`;
      const html = readFileSync(join(dist, file), 'utf8');
      return { file, path: `/${file.replace(/\/index\.html$/, '')}`, html, words: countWords(html) };
    })
    .filter(({ words }) => words > 0);
}

/** Measures loading, navigation and search on the built site in dist/. */
export async function benchPages(root: string, browser: Browser): Promise<Row[]> {
  const dist = join(root, 'dist');
  const guides = readGuides(dist);
  const read = (file: string) => readFileSync(join(dist, file), 'utf8');
  const typical = guides.toSorted((a, b) => Math.abs(a.words - 900) - Math.abs(b.words - 900))[0];
  const heaviest = guides.toSorted((a, b) => compressedSize(b.html) - compressedSize(a.html))[0];
  if (!typical || !heaviest) throw new Error('There is no documentation page in dist/docs.');

  const { server } = createSiteServer(dist);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  const origin = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
  try {
    const rows: Row[] = [];
    for (const [name, guide] of [
      ['Typical', typical],
      ['Heaviest', heaviest],
    ] as const) {
      rows.push(...sizeRows(name, guide, read, name === 'Typical'));
      rows.push(...(await loadRows(name, browser, origin + guide.path)));
    }
    const cold = await softNavigations(browser, origin + typical.path, 5, false);
    const prefetched = await softNavigations(browser, origin + typical.path, 5, true);
    const search = await searchTimes(browser, origin + typical.path);
    return [
      ...rows,
      { what: 'Soft navigation, prefetched', budget: '≤ 40 ms', measured: milliseconds(median(prefetched)) },
      { what: 'Soft navigation, cold', budget: '≤ 0.7 × best peer', measured: milliseconds(median(cold)) },
      { what: 'Search, first answer', budget: '', measured: milliseconds(search.firstAnswer) },
      {
        what: 'Search, each keystroke, 95th percentile',
        budget: '≤ 50 ms',
        measured: milliseconds(percentile(search.keystrokes, 0.95)),
      },
    ];
  } finally {
    server.close();
    server.closeAllConnections();
  }
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
    { what: `${name} page`, budget: '', measured: `${path} (${words} words)` },
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

async function loadRows(name: string, browser: Browser, address: string): Promise<Row[]> {
  const runs: PageLoad[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await loadPage(browser, address));
  const middle = (pick: (run: (typeof runs)[number]) => number) => median(runs.map(pick));
  return [
    { what: '  requests until loaded', budget: '', measured: String(middle(({ requests }) => requests)) },
    { what: '  first paint', budget: '', measured: milliseconds(middle(({ firstPaint }) => firstPaint)) },
    {
      what: '  largest paint',
      budget: name === 'Typical' ? '≤ 0.7 × best peer' : '',
      measured: milliseconds(middle(({ largestPaint }) => largestPaint)),
    },
    { what: '  blocking time', budget: '≤ 50 ms', measured: milliseconds(middle(({ blocking }) => blocking)) },
    {
      what: '  layout shift',
      budget: '0',
      measured: middle(({ layoutShift }) => layoutShift)
        .toFixed(4)
        .replace(/\.?0+$/, ''),
    },
  ];
}
