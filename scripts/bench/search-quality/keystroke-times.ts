import type { Browser } from '@playwright/test';
import { rolldown } from 'rolldown';
import type { IndexFiles, SearchAdapter } from '#search/evaluation/adapter.ts';

const ORIGIN = 'http://search.localhost';

interface EngineModule {
  adapter: Pick<SearchAdapter, 'open'>;
}

/**
 * Types queries in a browser, character by character, and measures the time of each answer.
 * @param module module of the engine, from the root of the repository
 * @param slowdown how many times slower than this machine the browser is made
 * @returns milliseconds of every answer but the first, which waits for the index
 */
export async function keystrokeTimes(
  browser: Browser,
  module: string,
  files: IndexFiles,
  typed: readonly string[],
  slowdown: number,
): Promise<number[]> {
  const code = await bundleForBrowser(module);
  const page = await browser.newPage();
  try {
    await page.route(`${ORIGIN}/**`, (route) => {
      const path = decodeURIComponent(new URL(route.request().url()).pathname.slice(1));
      if (path === '') return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
      if (path === 'engine.js') return route.fulfill({ contentType: 'text/javascript', body: code });
      const contentType = path.endsWith('.js') ? 'text/javascript' : 'application/octet-stream';
      const bytes = files.get(path);
      return bytes ? route.fulfill({ contentType, body: Buffer.from(bytes) }) : route.fulfill({ status: 404 });
    });
    await page.goto(ORIGIN);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const typing = async ({ queries, engine }: { queries: readonly string[]; engine: string }) => {
      const { adapter } = (await import(engine)) as EngineModule;
      const read = async (file: string) =>
        new Uint8Array(await (await fetch(`/${encodeURIComponent(file)}`)).arrayBuffer());
      const search = await adapter.open(read);
      const times: number[] = [];
      for (const query of queries) {
        const since = performance.now();
        await search(query);
        times.push(performance.now() - since);
      }
      return times.slice(1);
    };
    // The bundler follows addresses that it can read in the code, so this one is passed.
    return await page.evaluate(typing, { queries: typed, engine: '/engine.js' });
  } finally {
    await page.close();
  }
}

async function bundleForBrowser(module: string): Promise<string> {
  const bundle = await rolldown({ input: module, platform: 'browser', logLevel: 'silent' });
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false });
  await bundle.close();
  return output[0].code;
}
