import { dataFilePath } from '#model/data-files/data-file.ts';
import type { LocaleSite } from '#model/locale-site.ts';
import type { SearchRecord } from '#search/record.ts';
import type { SiteModel } from '#subjects/site-model.ts';
import { type ContentFacts, contentFacts } from './content-facts.ts';
import { isInDataFiles, searchRecordsText } from './data-files/write-data-files.ts';
import type { FileWriter } from './file-writer.ts';
import { startIndex } from './search-index/start-index.ts';
import { recordsByPath } from './search-records.ts';

/**
 * Reads every page once and passes its records to everything that needs them: the search indexes, and the data file of the
 * default language.
 * @param shell ID of what all documents share
 * @returns when the indexes are written, and what the data file contains
 */
export function writeSearchRecords(
  writer: FileWriter,
  model: SiteModel,
  shell: string,
): { indexes: Promise<void>; dataFile: ContentFacts } {
  const index = model.config.search.provider === 'local' ? startIndex(writer, model, shell) : undefined;
  function* records(localeSite: LocaleSite): Generator<SearchRecord[]> {
    for (const ofPage of recordsByPath(localeSite)) {
      index?.add(localeSite, ofPage);
      yield ofPage;
    }
  }
  let dataFile = contentFacts('');
  for (const localeSite of model.locales) {
    if (isInDataFiles(model, localeSite)) {
      dataFile = writer.writeChunks(dataFilePath('search-records'), searchRecordsText(records(localeSite)));
    } else for (const _ of records(localeSite));
  }
  return { indexes: index?.finish() ?? Promise.resolve(), dataFile };
}
