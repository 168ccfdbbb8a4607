import { type SearchAdapter, toAnswer } from '#search/evaluation/adapter.ts';

/** The part of the module that Pagefind writes next to its index. */
export interface PagefindModule {
  search(query: string): Promise<{ results: { data(): Promise<{ url: string }> }[] }>;
}

/** The number of results that Pagefind's own interface shows together. Each is loaded from a separate file. */
export const SHOWN = 5;

/** Pagefind in the page that serves its files, where it fetches what it needs by itself: for measuring time. */
export const adapter: Pick<SearchAdapter, 'open'> = {
  open: async () => {
    // The bundler follows addresses that it can read in the code.
    const address = ['', 'pagefind.js'].join('/');
    const pagefind = (await import(/* @vite-ignore */ address)) as PagefindModule;
    return async (query) => {
      const { results } = await pagefind.search(query);
      const shown = await Promise.all(results.slice(0, SHOWN).map((result) => result.data()));
      return toAnswer(shown.map(({ url }) => url));
    };
  },
};
