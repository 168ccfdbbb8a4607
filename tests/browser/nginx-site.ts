import { join } from 'node:path';
import { findNginx } from '#scripts/test/find-nginx.ts';
import { startNginx } from '#scripts/test/start-nginx.ts';
import { test as base } from './real-site.ts';
import { type ServedSite, serveFolder } from './serve-folder.ts';

/** `test` on the real site behind nginx with the shipped configuration; where there is no nginx, as `npm run serve` serves it. */
export const test = base.extend<object, { site: ServedSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from this pattern.
    async ({}, use) => {
      const nginx = findNginx();
      const dist = join(process.cwd(), 'dist');
      const site = nginx ? await startNginx(nginx, dist) : await serveFolder(dist);
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
});
export { expect } from './real-site.ts';
