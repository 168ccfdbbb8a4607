import { toHref } from '#model/address.ts';
import type { LocaleSite, SiteModel } from '#model/site-model.ts';
import { contentHash } from '#output/content-hash.ts';
import { buildSearchFiles } from '#search/build/build-search-files.ts';
import { searchIndexFile } from '#search/index-file.ts';
import type { SearchRecord } from '#search/record.ts';
import { searchRecords } from '#search/records.ts';

/** What an index is made of: plain data, so that another thread can do it. */
export interface IndexInput {
  /** File of its head, below the site's base. */
  file: string;
  records: readonly SearchRecord[];
}

/** Text by file below the site's base. */
export type IndexFiles = ReadonlyMap<string, string>;

/** What the indexes of a locale are made of: one for each version of the documentation, so that nobody is led into another version. */
export function indexInputs(model: SiteModel, { base, pages, navigation }: LocaleSite, build: string): IndexInput[] {
  const { baseUrl, trailingSlash } = model.config;
  const records = searchRecords(pages, navigation, model.screens, (path) => toHref(path, { base, trailingSlash }));
  return [...new Set(records.map(({ version }) => version))].map((version) => ({
    file: `${base.slice(baseUrl.length)}${searchIndexFile(build, version)}`,
    records: records.filter((record) => record.version === version),
  }));
}

/** Builds indexes. */
export function indexFiles(inputs: readonly IndexInput[]): IndexFiles {
  const files = new Map<string, string>();
  for (const { file, records } of inputs) {
    const { head, parts } = buildSearchFiles(records, contentHash);
    files.set(file, head);
    for (const [name, text] of parts) files.set(new URL(name, `file:///${file}`).pathname.slice(1), text);
  }
  return files;
}
