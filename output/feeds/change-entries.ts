import { toHref } from '#model/address.ts';
import type { LocaleSite } from '#model/locale-site.ts';
import { timestamp } from '#output/timestamp.ts';
import type { SiteModel } from '#subjects/site-model.ts';
import type { FeedEntry } from './atom.ts';

/** Feed readers request a feed every few hours, so more entries would only make it larger. */
const MOST = 50;

/**
 * The pages of a locale that changed last, newest first. A page keeps its entry. When the page changes, the entry gets a new time, as intended by
 * Atom. Pages that stand in for a missing translation are left out.
 */
export function changeEntries(
  { config }: Pick<SiteModel, 'config'>,
  { base, pages }: Pick<LocaleSite, 'base' | 'pages'>,
): FeedEntry[] {
  const changed = pages.flatMap(({ path, title, description, lastUpdate, fallbackFrom }) =>
    lastUpdate && fallbackFrom === undefined ? [{ path, title, description, ...lastUpdate }] : [],
  );
  return changed
    .toSorted((a, b) => b.time - a.time || (a.path < b.path ? -1 : 1))
    .slice(0, MOST)
    .map(({ path, title, description, author, time }) => {
      const href = config.url + toHref(path, { base, trailingSlash: config.trailingSlash });
      return { id: href, title, href, updated: timestamp(time), summary: description, author };
    });
}
