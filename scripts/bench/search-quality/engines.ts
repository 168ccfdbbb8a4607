import type { Browser } from '@playwright/test';
import type { SearchAdapter } from '#search/evaluation/adapter.ts';

/** An engine of the comparison, and how to run it. */
export interface ComparedEngine {
  name: string;
  /** Its package; none for the engine of this site. */
  package?: string;
  /** Module that exports `adapter` and runs in a browser, from the root of the repository. */
  module: string;
  /** The share of the generated queries that it gets, as one in this many of a kind. A slow engine gets fewer. */
  asked: number;
  load(browser: Browser): Promise<SearchAdapter>;
  /** The same engine as its own interface uses it, if that fetches less than the exam needs. */
  loadForCosts?(browser: Browser): Promise<SearchAdapter>;
}

/** Sections that an engine fetches one by one when it is examined: enough for ten pages. */
const EXAMINED = 30;

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
    name: 'Pagefind',
    package: 'pagefind',
    module: `${folder}/pagefind-in-page.ts`,
    asked: 20,
    load: async (browser) => (await import('./engines/pagefind.ts')).pagefindAdapter(browser, EXAMINED),
    loadForCosts: async (browser) => {
      const [{ pagefindAdapter }, { SHOWN }] = await Promise.all([
        import('./engines/pagefind.ts'),
        import('./engines/pagefind-in-page.ts'),
      ]);
      return pagefindAdapter(browser, SHOWN);
    },
  },
  {
    name: 'MiniSearch',
    package: 'minisearch',
    module: `${folder}/minisearch.ts`,
    asked: 1,
    load: async () => (await import('./engines/minisearch.ts')).adapter,
  },
  {
    name: 'Orama',
    package: '@orama/orama',
    module: `${folder}/orama.ts`,
    asked: 10,
    load: async () => (await import('./engines/orama.ts')).adapter,
  },
  {
    name: 'Lunr',
    package: 'lunr',
    module: `${folder}/lunr.ts`,
    asked: 1,
    load: async () => (await import('./engines/lunr.ts')).adapter,
  },
];
