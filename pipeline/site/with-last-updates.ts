import type { Page } from '#model/page.ts';
import type { LastUpdates } from '#pipeline/load/last-updates.ts';

/** Adds to each page who last changed its file, if Git has that information. */
export function withLastUpdates(pages: readonly Page[], updates: LastUpdates): Page[] {
  return pages.map((page) => {
    const lastUpdate = updates[page.origin.file];
    return lastUpdate ? { ...page, lastUpdate } : page;
  });
}
