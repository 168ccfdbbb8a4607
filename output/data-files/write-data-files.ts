import { dataFilePath, dataSchemaPath } from '#model/data-files/data-file.ts';
import type { LocaleSite } from '#model/locale-site.ts';
import type { BuildIds } from '#output/build-id.ts';
import { type ContentFacts, contentFacts } from '#output/content-facts.ts';
import type { FileWriter } from '#output/file-writer.ts';
import { searchIndexFile } from '#search/index-file.ts';
import type { SearchRecord } from '#search/record.ts';
import { type DataFileName, dataFiles } from '#subjects/data-files/shapes/data-files.ts';
import { dataFileText } from '#subjects/data-files/write.ts';
import type { SiteModel } from '#subjects/site-model.ts';
import { toolFactsFile } from '../write-tool-facts.ts';

const others: Readonly<Record<string, string>> = { 'data/schema.graphql': 'The whole GraphQL schema as SDL.' };

/** Whether data files describe this locale. They are in the default language. */
export function isInDataFiles({ config }: SiteModel, { locale }: LocaleSite): boolean {
  return locale.code === config.defaultLocale;
}

/** The data file of the search records in pieces, because it can be large. */
export function* searchRecordsText(records: Iterable<readonly SearchRecord[]>): Generator<string> {
  const [head, tail] = dataFileText('search-records', { records: [] }).split('[]');
  yield `${head}[`;
  let comma = '';
  for (const ofPage of records) {
    if (ofPage.length === 0) continue;
    yield comma + ofPage.map((record) => JSON.stringify(record)).join(',');
    comma = ',';
  }
  yield `]${tail}`;
}

/**
 * The other data files that only the finished site knows: the navigation of the default language, and the index of all data files, with
 * those that generators made.
 * @param records size and hash of the file of search records
 * @returns text by path below the base URL
 */
export function siteDataFiles(model: SiteModel, ids: BuildIds, records: ContentFacts): Map<string, string> {
  const site = model.locales.find((localeSite) => isInDataFiles(model, localeSite));
  if (site === undefined) return new Map();
  const navigation = dataFileText('navigation', { sidebars: site.navigation.sidebars });
  const facts = (path: string): ContentFacts | undefined => {
    if (path === dataFilePath('search-records')) return records;
    const text = path === dataFilePath('navigation') ? navigation : model.files[path];
    return text === undefined ? undefined : contentFacts(text);
  };
  return new Map([
    [dataFilePath('navigation'), navigation],
    [dataFilePath('index'), indexText(model, site, ids, facts)],
  ]);
}

/** Writes what `siteDataFiles` returns. The other data files are part of the model. */
export function writeDataFiles(writer: FileWriter, model: SiteModel, ids: BuildIds, records: ContentFacts): void {
  for (const [path, text] of siteDataFiles(model, ids, records)) writer.write(path, text);
}

function indexText(
  { config }: SiteModel,
  { base }: LocaleSite,
  { build, shell }: BuildIds,
  factsOf: (path: string) => ContentFacts | undefined,
): string {
  const version = config.versions.find(({ isLast }) => isLast);
  const named = (Object.keys(dataFiles) as DataFileName[]).map((name) => ({
    path: dataFilePath(name),
    schema: dataSchemaPath(name),
    description: dataFiles[name].description ?? '',
  }));
  const listed = [...named, ...Object.entries(others).map(([path, description]) => ({ path, description }))];
  return dataFileText('index', {
    title: config.title,
    site: `${config.url}${config.baseUrl}`,
    version: version?.label ?? '',
    build,
    ...(config.search.provider === 'local' &&
      version && { searchIndex: `${base.slice(config.baseUrl.length)}${searchIndexFile(shell, version.name)}` }),
    errorKnowledge: toolFactsFile(shell, 'errors'),
    files: listed.flatMap((file) => {
      const facts = factsOf(file.path);
      return facts ? [{ ...file, ...facts }] : [];
    }),
  });
}
