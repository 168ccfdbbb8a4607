import { toHref } from '#model/address.ts';
import type { LocaleSite, SiteModel } from '#model/site-model.ts';
import { buildSearchFiles } from '#search/build/build-search-files.ts';
import { searchIndexFile } from '#search/index-file.ts';
import { searchRecords } from '#search/records.ts';
import { contentHash } from './content-hash.ts';
import type { FileWriter } from './file-writer.ts';

/**
 * The search indexes of a locale, one for each version of the documentation, so that nobody is led into another version.
 * @returns text by file below the site's base
 */
export function searchIndexes(
  model: SiteModel,
  { base, pages, navigation }: LocaleSite,
  build: string,
): Map<string, string> {
  const { baseUrl, trailingSlash } = model.config;
  const records = searchRecords(pages, navigation, model.screens, (path) => toHref(path, { base, trailingSlash }));
  const files = new Map<string, string>();
  for (const version of new Set(records.map((record) => record.version))) {
    const ofVersion = records.filter((record) => record.version === version);
    const { head, parts } = buildSearchFiles(ofVersion, contentHash);
    const file = `${base.slice(baseUrl.length)}${searchIndexFile(build, version)}`;
    files.set(file, head);
    for (const [name, text] of parts) files.set(new URL(name, `file:///${file}`).pathname.slice(1), text);
  }
  return files;
}

/** Writes the search indexes of a locale. */
export function writeSearchIndex(writer: FileWriter, model: SiteModel, localeSite: LocaleSite, build: string): void {
  for (const [file, text] of searchIndexes(model, localeSite, build)) writer.write(file, text);
}
