import type { LocaleSite, SiteModel } from '#model/site-model.ts';
import { contentHash } from '#output/content-hash.ts';
import { withAddresses } from '#output/search-records.ts';
import { buildSearchFiles } from '#search/build/build-search-files.ts';
import { searchIndexFile, searchPartFile } from '#search/index-file.ts';
import type { SearchRecord } from '#search/record.ts';

/** Records of an index by the file of its head, below the site's base. Plain data, so that another thread can work on it. */
export type IndexInputs = Map<string, SearchRecord[]>;

/** Text by file below the site's base. */
export type IndexFiles = ReadonlyMap<string, string>;

/**
 * Adds records to the index that they belong to: there is one for each locale and version of the documentation, so that nobody is led into another.
 * @param records their addresses are paths
 */
export function addRecords(
  inputs: IndexInputs,
  model: SiteModel,
  localeSite: LocaleSite,
  shell: string,
  records: readonly SearchRecord[],
): void {
  const folder = localeSite.base.slice(model.config.baseUrl.length);
  for (const record of withAddresses(model, localeSite, records)) {
    const file = `${folder}${searchIndexFile(shell, record.version)}`;
    const others = inputs.get(file);
    if (others) others.push(record);
    else inputs.set(file, [record]);
  }
}

/** Builds indexes. */
export function indexFiles(inputs: IndexInputs): IndexFiles {
  const files = new Map<string, string>();
  for (const [file, records] of inputs) {
    const { head, parts } = buildSearchFiles(records, contentHash);
    files.set(file, head);
    for (const [name, text] of parts) files.set(searchPartFile(file, name), text);
  }
  return files;
}
