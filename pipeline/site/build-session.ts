import type { Generated } from '#generators/generated.ts';
import { cacheFolder, type DiskCache, openDiskCache } from '#pipeline/cache/disk-cache.ts';
import type { LastUpdates } from '#pipeline/load/last-updates.ts';
import { openSourceMemory, type SourceMemory } from '#pipeline/load/load-sources.ts';
import { openPageStore, type PageStore } from '#pipeline/render/page-store.ts';

/** What one process keeps between builds: the dev server passes the same session again after every edit. */
export interface BuildSession {
  pages: PageStore;
  layouts: DiskCache<object>;
  generated: DiskCache<Generated>;
  facts: DiskCache<Readonly<Record<string, object>>>;
  sources: SourceMemory;
  /** Who last changed each file, according to Git at the first build. Asking again would delay every edit. */
  updates: Promise<LastUpdates> | undefined;
}

/** Starts with what earlier processes left in the cache folder, for example `.cache`. */
export function openSession(cacheDir: string): BuildSession {
  return {
    pages: openPageStore(cacheFolder(cacheDir, 'pages')),
    layouts: openDiskCache(cacheFolder(cacheDir, 'layouts'), 20),
    generated: openDiskCache(cacheFolder(cacheDir, 'generated'), 20),
    facts: openDiskCache(cacheFolder(cacheDir, 'facts'), 5),
    sources: openSourceMemory(cacheFolder(cacheDir, 'data')),
    updates: undefined,
  };
}

/** Removes what earlier processes stored and this one hasn't used, once it is a lot. */
export function pruneSession({ pages, layouts, generated, facts, sources }: BuildSession): void {
  for (const cache of [pages, layouts, generated, facts, sources.data.kinds]) cache.prune();
}
