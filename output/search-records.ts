import { toHref } from '#model/address.ts';
import type { LocaleSite, SiteModel } from '#model/site-model.ts';
import type { SearchRecord } from '#search/record.ts';
import { searchRecords } from '#search/records.ts';

const known = new WeakMap<LocaleSite, readonly SearchRecord[]>();

/** The search records of a locale, whose addresses are paths; made once, since that reads the content of every page. */
export function recordsByPath({ screens }: SiteModel, localeSite: LocaleSite): readonly SearchRecord[] {
  const { pages, navigation } = localeSite;
  const records = known.get(localeSite) ?? searchRecords(pages, navigation, screens, (path) => path);
  known.set(localeSite, records);
  return records;
}

/** The search records of a locale with public addresses. */
export function recordsByAddress(model: SiteModel, localeSite: LocaleSite): SearchRecord[] {
  const style = { base: localeSite.base, trailingSlash: model.config.trailingSlash };
  return recordsByPath(model, localeSite).map((record) => ({ ...record, href: toHref(record.href, style) }));
}
