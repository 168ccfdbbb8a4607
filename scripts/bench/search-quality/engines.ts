import type { Browser } from '@playwright/test';
import type { SearchAdapter } from '#search/evaluation/adapter.ts';

/** An engine of the comparison, and how to run it. */
export interface ComparedEngine {
  name: string;
  /** Module that exports `adapter` and also runs in a browser, from the root of the repository; none for an engine that runs only there. */
  module?: string;
  /** Share of the generated queries it is asked, as one in so many: an engine that fetches files for each answer takes long. */
  asked: number;
  load(browser: Browser): Promise<SearchAdapter>;
}

const folder = 'scripts/bench/search-quality/engines';

/** All engines of the comparison, ours first. */
export const comparedEngines: readonly ComparedEngine[] = [
  {
    name: 'ours',
    module: `${folder}/ours.ts`,
    asked: 1,
    load: async () => (await import('./engines/ours.ts')).adapter,
  },
  {
    name: 'MiniSearch',
    module: `${folder}/minisearch.ts`,
    asked: 1,
    load: async () => (await import('./engines/minisearch.ts')).adapter,
  },
  {
    name: 'Orama',
    module: `${folder}/orama.ts`,
    asked: 1,
    load: async () => (await import('./engines/orama.ts')).adapter,
  },
  {
    name: 'Lunr',
    module: `${folder}/lunr.ts`,
    asked: 1,
    load: async () => (await import('./engines/lunr.ts')).adapter,
  },
  {
    name: 'Pagefind',
    asked: 20,
    load: async (browser) => (await import('./engines/pagefind.ts')).pagefindAdapter(browser),
  },
];

/**
 * Loads an engine.
 * @returns undefined when its package is not installed
 */
export async function loadEngine(engine: ComparedEngine, browser: Browser): Promise<SearchAdapter | undefined> {
  try {
    return await engine.load(browser);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}
