import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import sharp from 'sharp';
import { launchBuild } from '../../launch-build.ts';
import { copyTinyContent } from '../../sites/copy-tiny-content.ts';
import { FAST_LINE, tellConnection } from '../connection.ts';
import { type ServedSite, serveFolder } from '../serve-folder.ts';
import { watchPage } from '../watch-page.ts';
import { waitWhenOpening } from '../when-interactive.ts';

/** A site of tests/sites/ that can be changed, built, and served. */
export interface BuiltSite extends ServedSite {
  /** Folder of the built site. */
  dir: string;
  /** Changes a content file and builds again; the same server continues with the new build. */
  edit(file: string, change: (text: string) => string): Promise<void>;
}

interface Fixtures {
  /** What the page has complained about so far; see watchPage. */
  complaints: string[];
}

interface WorkerFixtures {
  /** Name of the site in tests/sites/. */
  siteName: string;
  site: BuiltSite;
}

/** Builds and serves a copy of a tiny site; resolves with what takes all of it away too. */
async function startTinySite(name: string): Promise<{ site: BuiltSite; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'tiny-site-'));
  const [content, out, cache] = [join(folder, 'content'), join(folder, 'dist'), join(folder, 'cache')];
  copyTinyContent(name, content);
  if (name === 'images') await drawPictures(join(content, 'images'));
  const build = async () => {
    const { code, output } = await launchBuild({ content, out, cache });
    if (code !== 0) throw new Error(output);
  };
  await build();
  const served = await serveFolder(out);
  const edit: BuiltSite['edit'] = async (file, change) => {
    const path = join(content, file);
    writeFileSync(path, change(readFileSync(path, 'utf8')));
    await build();
  };
  const stop = async () => {
    await served.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { site: { ...served, dir: out, edit }, stop };
}

async function drawPictures(folder: string): Promise<void> {
  mkdirSync(folder);
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#1464d2' } }).png();
  await picture(2000, 500).toFile(join(folder, 'wide.png'));
  await picture(400, 300).toFile(join(folder, 'small.png'));
}

/** `test` on a tiny site: `test.use({ siteName: 'second-locale' })`, once at the top of a file. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  siteName: ['redirects', { option: true, scope: 'worker' }],
  site: [
    async ({ siteName }, use) => {
      const { site, stop } = await startTinySite(siteName);
      await use(site);
      await stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.home),
  page: async ({ page }, use) => {
    waitWhenOpening(page);
    // What is loaded ahead depends on the line, which the browser estimates.
    await tellConnection(page, FAST_LINE);
    await use(page);
  },
  complaints: ({ page, site }, use) => use(watchPage(page, site.origin)),
});
export { expect } from '@playwright/test';
