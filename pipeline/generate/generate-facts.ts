import { cacheKey } from '#pipeline/cache/cache-key.ts';
import { cached, type DiskCache } from '#pipeline/cache/disk-cache.ts';
import type { DataDigests } from '#pipeline/load/load-data.ts';
import { siteFacts, toolFacts } from '#subjects/collect-facts.ts';
import type { SiteData } from '#subjects/site-data.ts';
import type { SiteModel } from '#subjects/site-model.ts';

/**
 * Generates what islands load in the browser, or reuses what an earlier build generated from the same data.
 * @param data all data of the site
 * @param digests names of the texts that the data was read from, by kind
 * @param cache facts by key
 */
export function generateToolFacts(
  data: SiteData,
  digests: DataDigests,
  cache: DiskCache<Readonly<Record<string, object>>>,
): SiteModel['toolFacts'] {
  return toolFacts(data, ({ name, reads }, run) => {
    const key = cacheKey('facts', name, ...reads.map((kind) => digests[kind] ?? ''));
    const known = cache.get(key);
    if (known) return known;
    const facts = run();
    cache.set(key, facts);
    return facts;
  });
}

/**
 * Generates the subjects' facts for screens. Parts that take a long time are cached.
 * @param cache those parts by key
 */
export function generateSiteFacts(data: SiteData, cache: DiskCache<object>): Promise<SiteModel['facts']> {
  // The key identifies the part, so the cached value comes from that part's own function.
  return siteFacts(data, (name, input, make) => cached(cache, cacheKey(name, input), make) as ReturnType<typeof make>);
}
