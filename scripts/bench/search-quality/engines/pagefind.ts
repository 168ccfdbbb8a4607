import type { Browser } from '@playwright/test';
import { close, createIndex } from 'pagefind';
import { type SearchAdapter, toAnswer } from '#search/evaluation/adapter.ts';
import type { PagefindModule } from './pagefind-in-page.ts';

const ORIGIN = 'http://pagefind.localhost';
/**
 * Pagefind with its defaults. It runs only in a browser, so that's where it is measured.
 * @param results number of sections to fetch, each of which is a file
 */
export function pagefindAdapter(browser: Browser, results: number): SearchAdapter {
  return {
    name: 'Pagefind',
    build: async (records) => {
      const { index, errors } = await createIndex();
      if (!index) throw new Error(`Pagefind couldn't create an index: ${errors.join(' ')}`);
      for (const { href, page, section, keywords, synonyms, text, code } of records) {
        const title = section === '' ? page : `${page}: ${section}`;
        const content = [title, keywords, synonyms, text, code].join('\n');
        await index.addCustomRecord({ url: href, content, language: 'en', meta: { title } });
      }
      const { files } = await index.getFiles();
      await close();
      return new Map(files.map(({ path, content }) => [path, content]));
    },
    open: async (read) => {
      const page = await browser.newPage();
      await page.route(`${ORIGIN}/**`, async (route) => {
        const file = new URL(route.request().url()).pathname.slice(1);
        if (file === '')
          return route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"></html>' });
        const contentType = file.endsWith('.js') ? 'text/javascript' : 'application/octet-stream';
        const bytes = await read(file.replace(/^pagefind\//, '')).catch(() => undefined);
        return bytes === undefined
          ? route.fulfill({ status: 404 })
          : route.fulfill({ contentType, body: Buffer.from(bytes) });
      });
      await page.goto(ORIGIN);
      return async (query) => {
        const urls = await page.evaluate(
          async ({ typed, limit, module }) => {
            const pagefind = (await import(module)) as PagefindModule;
            const found = await pagefind.search(typed);
            const shown = await Promise.all(found.results.slice(0, limit).map((result) => result.data()));
            return shown.map(({ url }) => url);
          },
          // The bundler follows addresses that it can read in the code, so this one is passed.
          { typed: query, limit: results, module: '/pagefind/pagefind.js' },
        );
        return toAnswer(urls);
      };
    },
  };
}
