import { type Browser, chromium } from '@playwright/test';
import { benchBuild } from './bench/build.ts';
import { benchEditToScreen } from './bench/edit-to-screen.ts';
import { benchPages } from './bench/pages.ts';
import { benchPeers } from './bench/peers/bench-peers.ts';
import { formatRows, type Row } from './bench/row.ts';
import { benchSearch, writePool } from './bench/search-quality/bench-search.ts';
import { benchServing } from './bench/serving.ts';
import { run as build } from './build.ts';
import type { Command } from './main.ts';
import { readOptions, UsageError } from './options.ts';
import { ensureBrowser } from './test/find-browser.ts';

/** What is measured one after another; the rows of each stand in one table in the end. */
const PARTS = ['pages', 'serving', 'builds', 'edits'] as const;
type Part = (typeof PARTS)[number];

const isPart = (word: string): word is Part => PARTS.some((part) => part === word);

/**
 * `npm run bench`: prints the figures of the budget table and the comparison of search engines. Words choose parts of it: `pages`,
 * `serving`, `builds` and `edits`, or `search` alone, of the engines named after it or of all. With `--peers` other generators' sites
 * made of the same Markdown beside ours. `--write` puts the score of search where the site shows it, `--pool` lists pages that have to
 * be judged. Never part of a test: timings depend on the machine.
 */
export const run: Command = async (args) => {
  const root = process.cwd();
  const { values, positionals } = readOptions(args, {
    write: { type: 'boolean', default: false },
    pool: { type: 'boolean', default: false },
    peers: { type: 'boolean', default: false },
  });
  const isSearch = positionals[0] === 'search';
  const chosen = positionals.filter(isPart);
  if (!isSearch && chosen.length < positionals.length) {
    throw new UsageError(
      `bench takes ${PARTS.join(', ')}, or search first and engines after it; without a word it measures everything.`,
    );
  }
  const parts = new Set<Part>(positionals.length === 0 ? PARTS : chosen);
  const needsSite = values.peers || parts.has('pages') || parts.has('serving') || positionals.length === 0;
  const executablePath = ensureBrowser();
  if (executablePath === undefined || (needsSite && (await build(['--compress'])) !== 0)) return 1;
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    if (values.pool) console.log(`Wrote ${await writePool(root, browser)}.`);
    else if (values.peers) await benchPeers(root, browser);
    else {
      await benchParts(root, browser, parts);
      if (isSearch || positionals.length === 0) {
        await benchSearch(root, browser, { only: positionals.slice(1), write: values.write });
      }
    }
  } finally {
    await browser.close();
  }
  return 0;
};

async function benchParts(root: string, browser: Browser, parts: ReadonlySet<Part>): Promise<void> {
  const rows: Row[] = [];
  let table = '';
  if (parts.has('pages')) {
    console.log('Measuring pages on a quarter of this machine’s speed and slow 4G …');
    const pages = await benchPages(root, browser);
    rows.push(...pages.rows);
    table = `\n\n${pages.table}`;
  }
  if (parts.has('serving')) {
    console.log('Measuring nginx under load …');
    rows.push(...(await benchServing(root)));
  }
  if (parts.has('builds')) {
    console.log('Measuring builds …');
    rows.push(...(await benchBuild(root)));
  }
  if (parts.has('edits')) {
    console.log('Measuring edits …');
    rows.push(...(await benchEditToScreen(root, browser)));
  }
  if (rows.length > 0) console.log(`\n${formatRows(rows)}${table}\n`);
}
