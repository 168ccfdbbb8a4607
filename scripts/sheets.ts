import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { serveSite } from './bench/serve-site.ts';
import { withBuiltSides } from './check/compare/build-sides.ts';
import type { Command } from './command.ts';
import { readOptions, UsageError } from './options.ts';
import { composeSheet } from './sheets/compose-sheet.ts';
import { SCREENS } from './sheets/looks.ts';
import { type Photographs, photograph } from './sheets/photograph.ts';
import { ensureBrowser } from './test/find-browser.ts';

/**
 * `npm run sheets -- COMMIT`: builds the site of a commit and that of the working tree, photographs one screen of each kind in both, and
 * writes a sheet for each to docs/images/sheets/. Names of screens behind the commit choose some of them.
 */
export const run: Command = async (args) => {
  const [commit, ...names] = readOptions(args, {}).positionals;
  if (commit === undefined) throw new UsageError('Name the commit to compare with: npm run sheets -- COMMIT [SCREEN…]');
  const unknown = names.find((name) => !SCREENS.some((screen) => screen.name === name));
  if (unknown !== undefined) {
    throw new UsageError(`There is no screen "${unknown}". Screens: ${SCREENS.map(({ name }) => name).join(', ')}.`);
  }
  const screens = SCREENS.filter(({ name }) => names.length === 0 || names.includes(name));
  const executablePath = await ensureBrowser();
  if (executablePath === undefined) return 1;
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const photographSite = (folder: string) => photographFolder(browser, folder, screens);
  try {
    await withBuiltSides(process.cwd(), commit, true, async (before, after) => {
      await writeSheets(screens, await photographSite(before), await photographSite(after));
    });
  } finally {
    await browser.close();
  }
  return 0;
};

async function photographFolder(browser: Browser, folder: string, screens: typeof SCREENS) {
  const site = await serveSite(folder);
  try {
    return await photograph(browser, site.origin, screens);
  } finally {
    site.close();
  }
}

async function writeSheets(
  screens: typeof SCREENS,
  before: ReadonlyMap<string, Photographs>,
  after: ReadonlyMap<string, Photographs>,
): Promise<void> {
  const folder = join(process.cwd(), 'docs/images/sheets');
  mkdirSync(folder, { recursive: true });
  for (const { name } of screens) {
    const [old, current] = [before.get(name), after.get(name)];
    if (!old || !current) throw new Error(`There are no photographs of "${name}".`);
    const sheet = await composeSheet(name, old, current);
    writeFileSync(join(folder, `${name}.webp`), sheet);
    console.log(`docs/images/sheets/${name}.webp  ${Math.round(sheet.length / 1000)} kB`);
  }
}
