import { createHash } from 'node:crypto';
import { dataFileText } from '#generators/data-files/write.ts';
import { type DataFileName, dataFilePath, dataFiles, dataSchemaPath } from '#model/data-files/data-files.ts';
import type { LocaleSite, SiteModel } from '#model/site-model.ts';
import type { BuildIds } from '#output/build-id.ts';
import type { FileWriter } from '#output/file-writer.ts';
import { recordsByPath } from '#output/search-records.ts';
import { searchIndexFile } from '#search/index-file.ts';

const others: Readonly<Record<string, string>> = { 'data/schema.graphql': 'The whole GraphQL schema as SDL.' };

/**
 * The data files that only the finished site knows: navigation and search records of the default language, and the index of all data
 * files, with those that generators made.
 * @returns text by path below the base URL
 */
export function siteDataFiles(model: SiteModel, ids: BuildIds): Map<string, string> {
  const { config, locales } = model;
  const site = locales.find(({ locale }) => locale.code === config.defaultLocale);
  if (site === undefined) return new Map();
  const { navigation } = site;
  const records = recordsByPath(model, site);
  const files = new Map([
    [dataFilePath('navigation'), dataFileText('navigation', { sidebars: navigation.sidebars })],
    [dataFilePath('search-records'), dataFileText('search-records', { records })],
  ]);
  return files.set(dataFilePath('index'), indexText(model, site, ids, files));
}

/** Writes what `siteDataFiles` makes; the other data files are files of the model. */
export function writeDataFiles(writer: FileWriter, model: SiteModel, ids: BuildIds): void {
  for (const [path, text] of siteDataFiles(model, ids)) writer.write(path, text);
}

function indexText(
  { config, files }: SiteModel,
  { base }: LocaleSite,
  { build, shell }: BuildIds,
  ofSite: ReadonlyMap<string, string>,
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
    files: listed.flatMap((file) => {
      const text = ofSite.get(file.path) ?? files[file.path];
      if (text === undefined) return [];
      const sha256 = createHash('sha256').update(text).digest('hex');
      return [{ ...file, bytes: Buffer.byteLength(text), sha256 }];
    }),
  });
}
