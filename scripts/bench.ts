import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { benchBuild } from './bench/build.ts';
import { copyRepository } from './bench/copy-repository.ts';
import { benchEditToScreen } from './bench/edit-to-screen.ts';
import { benchEndurance } from './bench/endurance/bench-endurance.ts';
import { benchErrors } from './bench/error-quality/bench-errors.ts';
import { growContent } from './bench/grow-content.ts';
import { benchPages } from './bench/pages.ts';
import { benchPeers } from './bench/peers/bench-peers.ts';
import { type PeerPart, peerParts } from './bench/peers/parts.ts';
import { formatRows, type Row } from './bench/row.ts';
import { benchSearch, writePool } from './bench/search-quality/bench-search.ts';
import { benchServing } from './bench/serving.ts';
import { benchTests } from './bench/test-runs.ts';
import { benchWorkbench } from './bench/workbench.ts';
import { run as build } from './build.ts';
import type { Command } from './command.ts';
import { readOptions, UsageError } from './options.ts';
import { ensureBrowser } from './test/find-browser.ts';
import { withBrowser } from './test/with-browser.ts';

/** The groups of measurements, which run one after another. At the end, each group's rows are printed in one table. */
const PARTS = ['pages', 'workbench', 'serving', 'builds', 'edits'] as const;
/** The parts that measure the built site. */
const SITE_PARTS: readonly Part[] = ['pages', 'workbench', 'serving'];
type Part = (typeof PARTS)[number];

const isPart = (word: string): word is Part => PARTS.some((part) => part === word);

/**
 * `npm run bench`: prints the figures of the budget table and the comparison of search engines. Words choose parts of it: `pages`,
 * `workbench`, `serving`, `builds`, and `edits`, or `search` alone, of the engines named after it or of all. `--peers` measures other generators' sites
 * made of the same Markdown beside ours, all parts of that comparison or those that are named (`builds`, `typical`, `heaviest`, `settled`,
 * `navigation`, `search`). `--write` puts the score of search where the site shows it, `--pool` lists pages that have to
 * be judged. `errors` alone prints how the tool at /tools/errors does in its exam, and `--write` stores those numbers. `--grow 4000` measures the parts on content that is multiplied to so many pages. Never part of a test: timings depend on
 * the machine. `tests --runs 10` runs all tests so many times in fresh clones and adds to docs/measurements/test-runs.md.
 * `server --minutes 10` sends hostile requests to `npm run serve` for so long and writes docs/measurements/server.md.
 */
export const run: Command = async (args) => {
  const { values, positionals } = readOptions(args, {
    grow: { type: 'string' },
    write: { type: 'boolean', default: false },
    pool: { type: 'boolean', default: false },
    peers: { type: 'boolean', default: false },
    runs: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '10' },
  });
  if (positionals[0] === 'tests') return (await benchTests(process.cwd(), readCount(values.runs, '--runs'))) ? 0 : 1;
  if (positionals[0] === 'server') {
    if ((await build([])) !== 0) return 1;
    return (await benchEndurance(process.cwd(), readCount(values.minutes, '--minutes'))) ? 0 : 1;
  }
  if (positionals[0] === 'errors') {
    benchErrors(process.cwd(), { write: values.write });
    return 0;
  }
  if (values.peers) {
    if (values.grow !== undefined) throw new UsageError(`You can use --grow only with ${PARTS.join(', ')}.`);
    const parts = chosenPeerParts(positionals);
    return measureInBrowser(true, (browser) => benchPeers(process.cwd(), browser, parts));
  }
  const isSearch = positionals[0] === 'search';
  const chosen = positionals.filter(isPart);
  if (!isSearch && chosen.length < positionals.length) {
    throw new UsageError(
      `bench accepts ${PARTS.join(', ')}; errors, tests, or server alone; or search followed by engines. Without arguments, it measures everything.`,
    );
  }
  const isAll = positionals.length === 0;
  const parts = new Set<Part>(isAll ? PARTS : chosen);
  const needsSite = SITE_PARTS.some((part) => parts.has(part));
  if (values.grow !== undefined) {
    if (isSearch || values.pool) throw new UsageError(`You can use --grow only with ${PARTS.join(', ')}.`);
    return withGrownContent(process.cwd(), values.grow, (root) =>
      measureInBrowser(needsSite, (browser) => benchParts(root, browser, parts)),
    );
  }
  const root = process.cwd();
  return measureInBrowser(needsSite, async (browser) => {
    if (values.pool) console.log(`Wrote ${await writePool(root, browser)}.`);
    else {
      await benchParts(root, browser, parts);
      if (isSearch || isAll) await benchSearch(root, browser, { only: positionals.slice(1), write: values.write });
    }
  });
};

/** @throws UsageError for anything but a positive whole number */
function readCount(typed: string, option: string): number {
  const count = Number(typed);
  if (!Number.isInteger(count) || count < 1)
    throw new UsageError(`"${typed}" isn't a count. Enter a positive whole number, for example ${option} 10.`);
  return count;
}

/** @throws UsageError for a word that isn't part of the comparison with peers */
function chosenPeerParts(words: readonly string[]): ReadonlySet<PeerPart> {
  const chosen = peerParts.filter((part) => words.includes(part));
  if (chosen.length < new Set(words).size) {
    throw new UsageError(`bench --peers accepts ${peerParts.join(', ')}. Without arguments, it measures everything.`);
  }
  return new Set(words.length === 0 ? peerParts : chosen);
}

/**
 * Measures in a browser.
 * @param needsSite whether the site in the working folder is built first
 * @returns exit code
 */
async function measureInBrowser(needsSite: boolean, measure: (browser: Browser) => Promise<void>): Promise<number> {
  // Without a browser, a build of the site would be useless.
  if ((await ensureBrowser({ whole: true })) === undefined) return 1;
  if (needsSite && (await build(['--compress'])) !== 0) return 1;
  return withBrowser({ whole: true }, measure);
}

/**
 * Measures in a copy of the repository whose content is multiplied.
 * @param count number of pages, as typed
 * @param measure gets the folder of the copy, which is the working folder during the call
 */
async function withGrownContent<T>(root: string, count: string, measure: (root: string) => Promise<T>): Promise<T> {
  const pages = Number(count);
  if (!Number.isInteger(pages) || pages < 1) {
    throw new UsageError(`"${count}" isn't a number of pages. Enter a whole number, for example --grow 4000.`);
  }
  const copy = copyRepository(root, join(root, 'content'));
  try {
    growContent(copy.contentDir, pages);
    process.chdir(copy.root);
    return await measure(copy.root);
  } finally {
    process.chdir(root);
    copy.remove();
  }
}

async function benchParts(root: string, browser: Browser, parts: ReadonlySet<Part>): Promise<void> {
  const rows: Row[] = [];
  let table = '';
  if (parts.has('pages')) {
    console.log('Measuring pages at a quarter of this machine’s speed and on slow 4G …');
    const pages = await benchPages(root, browser);
    rows.push(...pages.rows);
    table = `\n\n${pages.table}`;
  }
  if (parts.has('workbench')) {
    console.log('Measuring the GraphQL workbench …');
    rows.push(...(await benchWorkbench(root, browser)));
  }
  if (parts.has('serving')) {
    console.log('Measuring nginx under load …');
    rows.push(...(await benchServing(root)));
  }
  if (parts.has('builds')) {
    console.log('Measuring builds …');
    const builds = await benchBuild(root);
    rows.push(...builds.rows);
    table += `\n\n${builds.table}`;
  }
  if (parts.has('edits')) {
    console.log('Measuring edits …');
    rows.push(...(await benchEditToScreen(root, browser)));
  }
  if (rows.length > 0) console.log(`\n${formatRows(rows)}${table}\n`);
}
