import { cacheKey } from '#pipeline/cache/cache-key.ts';
import type { DiskCache } from '#pipeline/cache/disk-cache.ts';
import type { DataDigests } from '#pipeline/load/load-data.ts';
import { toolFacts } from '#subjects/collect-facts.ts';
import { connectorFacts } from '#subjects/connectors/facts.ts';
import type { SiteData } from '#subjects/site-data.ts';
import type { SiteModel } from '#subjects/site-model.ts';

/** What islands load in the browser. */
export type BrowserFacts = Pick<SiteModel, 'connectorFacts' | 'toolFacts'>;

/**
 * Makes the facts, or takes what an earlier build made of the same data.
 * @param data all data of the site
 * @param digests names of the texts that the data was read from, by kind
 * @param cache facts by key
 */
export function generateFacts(data: SiteData, digests: DataDigests, cache: DiskCache<object>): BrowserFacts {
  const kept = <T extends object>(name: string, reads: readonly string[], make: () => T): T => {
    const key = cacheKey('facts', name, ...reads.map((kind) => digests[kind] ?? ''));
    // The key names the step, so what is kept under it is what that step made.
    const known = cache.get(key) as T | undefined;
    if (known) return known;
    const facts = make();
    cache.set(key, facts);
    return facts;
  };
  return {
    connectorFacts: kept('connector-facts', ['connectors', 'sharedTypes'], () => connectorFacts(data)),
    toolFacts: toolFacts(data, ({ name, reads }, run) => kept(name, reads, run)),
  };
}
