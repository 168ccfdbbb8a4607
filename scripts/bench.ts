import { chromium } from '@playwright/test';
import { benchBuild } from './bench/build.ts';
import { benchEditToScreen } from './bench/edit-to-screen.ts';
import { benchPages } from './bench/pages.ts';
import { formatRows } from './bench/row.ts';
import { run as build } from './build.ts';
import type { Command } from './main.ts';
import { ensureBrowser } from './test/find-browser.ts';

/** `npm run bench`: prints the figures of the budget table. Never part of a test: timings depend on the machine. */
export const run: Command = async () => {
  const root = process.cwd();
  const executablePath = ensureBrowser();
  if (executablePath === undefined || (await build([])) !== 0) return 1;
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    console.log('Measuring pages on a quarter of this machine’s speed and slow 4G …');
    const pages = await benchPages(root, browser);
    console.log('Measuring builds …');
    const builds = await benchBuild(root);
    console.log('Measuring edits …');
    const edits = await benchEditToScreen(root, browser);
    console.log(`\n${formatRows([...pages, ...builds, ...edits])}`);
  } finally {
    await browser.close();
  }
  return 0;
};
