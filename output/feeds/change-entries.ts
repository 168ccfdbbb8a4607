import { toHref } from '#model/address.ts';
import type { LocaleSite } from '#model/locale-site.ts';
import { timestamp } from '#output/timestamp.ts';
import type { SiteModel } from '#subjects/site-model.ts';
import type { FeedEntry } from './atom.ts';

/** Readers ask for a feed every few hours; more entries would only make it heavy. */
const MOST = 50;

/**
 * The pages of a locale that changed last, newest first. A page keeps its entry: when it changes, the entry has a new time, as Atom means it.
 * Pages in another language for want of a translation are left out.
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
