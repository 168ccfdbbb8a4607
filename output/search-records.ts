import { toHref } from '#model/address.ts';
import type { LocaleSite } from '#model/locale-site.ts';
import type { SearchRecord } from '#search/record.ts';
import { recordsByPage } from '#search/records.ts';
import type { SiteModel } from '#subjects/site-model.ts';

/** The search records of a locale, whose addresses are paths, one page at a time. Reads the content of every page. */
export function recordsByPath({ screens, pages, navigation }: LocaleSite): Generator<SearchRecord[]> {
  return recordsByPage(pages, navigation, screens, (path) => path);
}

/** Records with public addresses instead of paths. */
export function withAddresses(
  { config }: SiteModel,
  { base }: LocaleSite,
  records: readonly SearchRecord[],
): SearchRecord[] {
  const style = { base, trailingSlash: config.trailingSlash };
  return records.map((record) => ({ ...record, href: toHref(record.href, style) }));
}
