import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { serveSite } from './bench/serve-site.ts';
import { withBuiltSides } from './check/compare/build-sides.ts';
import type { Command } from './command.ts';
import { readOptions, UsageError } from './options.ts';
import { composeSheet } from './sheets/compose-sheet.ts';
import { SCREENS } from './sheets/looks.ts';
import { type Photographs, photograph } from './sheets/photograph.ts';
import { withBrowser } from './test/with-browser.ts';

/**
 * `npm run sheets -- COMMIT`: builds the site of a commit and that of the working tree, photographs one screen of each kind in both, and writes a
 * sheet for each to docs/images/sheets/. Names of screens after the commit select some of them.
 */
export const run: Command = async (args) => {
  const [commit, ...names] = readOptions(args, {}).positionals;
  if (commit === undefined)
    throw new UsageError('Specify the commit to compare with: npm run sheets -- COMMIT [SCREEN…]');
  const unknown = names.find((name) => !SCREENS.some((screen) => screen.name === name));
  if (unknown !== undefined) {
    throw new UsageError(`There is no screen "${unknown}". Screens: ${SCREENS.map(({ name }) => name).join(', ')}.`);
  }
  const screens = SCREENS.filter(({ name }) => names.length === 0 || names.includes(name));
  return withBrowser({}, async (browser) => {
    await withBuiltSides(process.cwd(), commit, true, async (before, after) => {
      const photographs = await photographFolder(browser, before, screens);
      await writeSheets(screens, photographs, await photographFolder(browser, after, screens));
    });
  });
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
    if (!old || !current) throw new Error(`There are no screenshots of "${name}".`);
    const sheet = await composeSheet(name, old, current);
    writeFileSync(join(folder, `${name}.webp`), sheet);
    console.log(`docs/images/sheets/${name}.webp  ${Math.round(sheet.length / 1000)} kB`);
  }
}
