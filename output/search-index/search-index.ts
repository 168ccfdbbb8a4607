import type { LocaleSite, SiteModel } from '#model/site-model.ts';
import { contentHash } from '#output/content-hash.ts';
import { recordsByAddress } from '#output/search-records.ts';
import { buildSearchFiles } from '#search/build/build-search-files.ts';
import { searchIndexFile, searchPartFile } from '#search/index-file.ts';
import type { SearchRecord } from '#search/record.ts';

/** What an index is made of: plain data, so that another thread can do it. */
export interface IndexInput {
  /** File of its head, below the site's base. */
  file: string;
  records: readonly SearchRecord[];
}

/** Text by file below the site's base. */
export type IndexFiles = ReadonlyMap<string, string>;

/** What the indexes of a locale are made of: one for each version of the documentation, so that nobody is led into another version. */
export function indexInputs(model: SiteModel, localeSite: LocaleSite, shell: string): IndexInput[] {
  const folder = localeSite.base.slice(model.config.baseUrl.length);
  const records = recordsByAddress(model, localeSite);
  return [...new Set(records.map(({ version }) => version))].map((version) => ({
    file: `${folder}${searchIndexFile(shell, version)}`,
    records: records.filter((record) => record.version === version),
  }));
}

/** Builds indexes. */
export function indexFiles(inputs: readonly IndexInput[]): IndexFiles {
  const files = new Map<string, string>();
  for (const { file, records } of inputs) {
    const { head, parts } = buildSearchFiles(records, contentHash);
    files.set(file, head);
    for (const [name, text] of parts) files.set(searchPartFile(file, name), text);
  }
  return files;
}
