import type { Generated } from '#generators/generated.ts';
import { cacheKey } from '#pipeline/cache/cache-key.ts';
import type { DiskCache } from '#pipeline/cache/disk-cache.ts';
import type { DataDigests } from '#pipeline/load/load-data.ts';
import { runGenerators } from '#subjects/run-generators.ts';
import type { SiteData } from '#subjects/site-data.ts';

/**
 * Runs the generators whose data has changed since an earlier build. The results of the others come from the cache.
 * @param data all data of the site
 * @param digests names of the texts that the data was read from, by kind
 * @param cache results of generators by key
 */
export function generateDrafts(data: SiteData, digests: DataDigests, cache: DiskCache<Generated>): Required<Generated> {
  return runGenerators(data, ({ name, reads }, run) => {
    const key = cacheKey('generate', name, ...reads.map((kind) => digests[kind] ?? ''));
    const known = cache.get(key);
    if (known) return known;
    const generated = run();
    // Problems are found again each time, so that an edit in another file that fixes them has an effect.
    if (generated.problems.length === 0) cache.set(key, generated);
    return generated;
  });
}
