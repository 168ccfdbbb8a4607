import { SearchEngine } from '#search/engine.ts';

let loading: Promise<SearchEngine> | undefined;

/**
 * The search engine with this build's index; fetched once, and again after a failure.
 * @param base base of the locale, e.g. `/`
 */
export function loadEngine(base: string): Promise<SearchEngine> {
  loading ??= fetchEngine(`${base}assets/search/${document.documentElement.dataset.build ?? ''}.json`).catch(
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

async function fetchEngine(address: string): Promise<SearchEngine> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return new SearchEngine(await response.text());
}
