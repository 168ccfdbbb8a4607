import { toHref } from '#model/address.ts';
import type { LocaleSite, SiteModel } from '#model/site-model.ts';
import { buildIndex } from '#search/engine.ts';
import { searchRecords } from '#search/records.ts';
import type { FileWriter } from './file-writer.ts';

/** File of a locale's search index below its folder; the build id makes a new name for every build. */
export function searchIndexFile(build: string): string {
  return `assets/search/${build}.json`;
}

/** Writes the search index of a locale. */
export function writeSearchIndex(writer: FileWriter, model: SiteModel, localeSite: LocaleSite, build: string): void {
  const { baseUrl, trailingSlash } = model.config;
  const style = { base: localeSite.base, trailingSlash };
  const records = searchRecords(localeSite.pages, localeSite.navigation, (path) => toHref(path, style));
  writer.write(`${localeSite.base.slice(baseUrl.length)}${searchIndexFile(build)}`, buildIndex(records));
}
