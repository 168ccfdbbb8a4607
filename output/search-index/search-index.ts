import type { LocaleSite } from '#model/locale-site.ts';
import { contentHash } from '#output/content-hash.ts';
import { withAddresses } from '#output/search-records.ts';
import { SearchFilesBuilder } from '#search/build/build-search-files.ts';
import { namingStore } from '#search/build/store.ts';
import { searchIndexFile, searchPartFile } from '#search/index-file.ts';
import type { SearchRecord } from '#search/record.ts';
import type { SiteModel } from '#subjects/site-model.ts';

/** Records of an index by the file of its head, below the site's base. Plain data, so that another thread can work on it. */
export type IndexInputs = Map<string, SearchRecord[]>;

/**
 * Sorts the records of a page by index. Every locale and every version of the documentation has its own index, so that no search
 * leads into another version or language.
 * @param records their addresses are paths
 */
export function indexInputs(
  model: SiteModel,
  localeSite: LocaleSite,
  shell: string,
  records: readonly SearchRecord[],
): IndexInputs {
  const folder = localeSite.base.slice(model.config.baseUrl.length);
  const inputs: IndexInputs = new Map();
  for (const record of withAddresses(model, localeSite, records)) {
    const file = `${folder}${searchIndexFile(shell, record.version)}`;
    const others = inputs.get(file);
    if (others) others.push(record);
    else inputs.set(file, [record]);
  }
  return inputs;
}

/** Builds the indexes of a site from records that arrive in batches. */
export class IndexBuilder {
  readonly #builders = new Map<string, SearchFilesBuilder>();
  readonly #put: (file: string, text: string) => void;

  /** @param put takes a file that is named by its content, below the site's base */
  constructor(put: (file: string, text: string) => void) {
    this.#put = put;
  }

  add(inputs: IndexInputs): void {
    for (const [head, records] of inputs) {
      const builder = this.#builders.get(head) ?? this.#builderOf(head);
      builder.add(records);
    }
  }

  /** @returns text of the heads by file below the site's base */
  finish(): Map<string, string> {
    return new Map([...this.#builders].map(([head, builder]) => [head, builder.finish()]));
  }

  #builderOf(head: string): SearchFilesBuilder {
    const builder = new SearchFilesBuilder(
      namingStore(contentHash, (name, text) => this.#put(searchPartFile(head, name), text)),
    );
    this.#builders.set(head, builder);
    return builder;
  }
}
