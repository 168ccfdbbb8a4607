import { chromium } from '@playwright/test';
import { benchBuild } from './bench/build.ts';
import { benchEditToScreen } from './bench/edit-to-screen.ts';
import { benchPages } from './bench/pages.ts';
import { benchPeers } from './bench/peers/bench-peers.ts';
import { formatRows } from './bench/row.ts';
import { benchSearch, writePool } from './bench/search-quality/bench-search.ts';
import { benchServing } from './bench/serving.ts';
import { run as build } from './build.ts';
import type { Command } from './main.ts';
import { readOptions, UsageError } from './options.ts';
import { ensureBrowser } from './test/find-browser.ts';

/**
 * `npm run bench`: prints the figures of the budget table and the comparison of search engines; with the word `search` the latter
 * alone, of the engines named after it or of all; with `--peers` other generators' sites made of the same Markdown beside ours. `--write` puts the score of search where the site shows it, `--pool`
 * lists pages that have to be judged. Never part of a test:
 * timings depend on the machine.
 */
export const run: Command = async (args) => {
  const root = process.cwd();
  const { values, positionals } = readOptions(args, {
    write: { type: 'boolean', default: false },
    pool: { type: 'boolean', default: false },
    peers: { type: 'boolean', default: false },
  });
  const [word, ...only] = positionals;
  if (word !== undefined && word !== 'search') {
    throw new UsageError('"search" is the only word that bench begins with; without it everything is measured.');
  }
  const executablePath = ensureBrowser();
  if (executablePath === undefined || (word === undefined && (await build(['--compress'])) !== 0)) return 1;
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    if (word === 'search') {
      if (values.pool) console.log(`Wrote ${await writePool(root, browser)}.`);
      else await benchSearch(root, browser, { only, write: values.write });
      return 0;
    }
    if (values.peers) {
      await benchPeers(root, browser);
      return 0;
    }
    console.log('Measuring pages on a quarter of this machine’s speed and slow 4G …');
    const pages = await benchPages(root, browser);
    console.log('Measuring nginx under load …');
    const serving = await benchServing(root);
    console.log('Measuring builds …');
    const builds = await benchBuild(root);
    console.log('Measuring edits …');
    const edits = await benchEditToScreen(root, browser);
    console.log(`\n${formatRows([...pages.rows, ...serving, ...builds, ...edits])}\n\n${pages.table}\n`);
    await benchSearch(root, browser, { only, write: values.write });
  } finally {
    await browser.close();
  }
  return 0;
};
