import type { Page } from '#model/page.ts';
import { cacheFolder, type DiskCache, openDiskCache } from '#pipeline/cache/disk-cache.ts';
import type { SourceMemory } from '#pipeline/load/load-sources.ts';

/** What one process keeps from build to build: the dev server passes the same session again after every edit. */
export interface BuildSession {
  pages: DiskCache<Page>;
  sources: SourceMemory;
}

/** Starts with what earlier processes left in the cache folder, e.g. `.cache`. */
export function openSession(cacheDir: string): BuildSession {
  return {
    pages: openDiskCache(cacheFolder(cacheDir, 'pages')),
    sources: { pages: new Map(), data: new Map() },
  };
}
