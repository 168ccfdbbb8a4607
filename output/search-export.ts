import { toHref } from '#model/address.ts';
import type { HostedRecord } from '#model/hosted-record.ts';
import type { LocaleSite } from '#model/locale-site.ts';
import { exportRecords } from '#search/hosted/export-records.ts';
import { indexSettings } from '#search/hosted/index-settings.ts';
import type { SiteModel } from '#subjects/site-model.ts';
import { recordsByPath, withAddresses } from './search-records.ts';

/** The content of a hosted index. */
export interface SearchExport {
  /** Records of all languages and versions, distinguished by `language` and `docusaurus_tag`. */
  records: HostedRecord[];
  settings: typeof indexSettings;
}

/** The records and settings of a hosted index for a site. The same site always produces the same records. */
export function searchExport(model: SiteModel): SearchExport {
  return { records: model.locales.flatMap((localeSite) => recordsOf(model, localeSite)), settings: indexSettings };
}

function recordsOf(model: SiteModel, localeSite: LocaleSite): HostedRecord[] {
  const { config } = model;
  const { base, locale, pages } = localeSite;
  const href = (path: string) => toHref(path, { base, trailingSlash: config.trailingSlash });
  const above = pages.flatMap(({ path, content }) =>
    content().sections.map(({ anchor, trail }): [string, readonly string[]] => [href(`${path}#${anchor}`), trail]),
  );
  return exportRecords(withAddresses(model, localeSite, [...recordsByPath(localeSite)].flat()), {
    site: config.url,
    language: locale.code,
    plugin: config.docsPlugin,
    above: new Map(above),
  });
}
