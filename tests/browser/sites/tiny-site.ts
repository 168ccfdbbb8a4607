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
  /** Name of the site in tests/sites/. */
  siteName: string;
  site: BuiltSite;
  /** What the page has complained about so far; see watchPage. */
  complaints: string[];
}

interface WorkerFixtures {
  /**
   * Builds and serves a site once for each file of tests, because tests may change it.
   * @param name name of the site in tests/sites/
   * @param file path of the file of tests
   */
  startSite(name: string, file: string): Promise<BuiltSite>;
}

interface StartedSite {
  site: BuiltSite;
  /** Stops the server and removes all folders. */
  stop(): Promise<void>;
}

/** Builds and serves a copy of a tiny site. */
async function startTinySite(name: string): Promise<StartedSite> {
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
  siteName: ['redirects', { option: true }],
  // A site for each worker would be simpler, but Playwright then starts a worker and a browser for each name.
  startSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from this pattern.
    async ({}, use) => {
      const started = new Map<string, Promise<StartedSite>>();
      await use(async (name, file) => {
        const key = `${name} ${file}`;
        const starting = started.get(key) ?? startTinySite(name);
        started.set(key, starting);
        return (await starting).site;
      });
      for (const starting of started.values()) await (await starting).stop();
    },
    { scope: 'worker' },
  ],
  site: async ({ startSite, siteName }, use, { file }) => use(await startSite(siteName, file)),
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
