import { dataFilePath } from '#model/data-files/data-file.ts';
import { brandSprite } from '#output/assets/brand-sprite.ts';
import { contentFacts } from '#output/content-facts.ts';
import { isInDataFiles, searchRecordsText, siteDataFiles } from '#output/data-files/write-data-files.ts';
import { contentType } from '#output/hosting/content-types.ts';
import { IndexBuilder, indexInputs } from '#output/search-index/search-index.ts';
import { recordsByPath } from '#output/search-records.ts';
import { toolFactsFile } from '#output/write-tool-facts.ts';
import type { SiteModel } from '#subjects/site-model.ts';

/**
 * Files of a build that aren't pages, generated on request: what islands fetch, and what is published for programs.
 * @param path request path below the base URL
 * @returns type and text; undefined for everything else
 */
export function dataFile(model: SiteModel, path: string): { type: string; text: string } | undefined {
  if (path === 'assets/brand-icons.svg') return { type: 'image/svg+xml', text: brandSprite() };
  const published = model.files[path];
  if (published !== undefined) return { type: contentType(path), text: published };
  if (path.startsWith('data/')) {
    const site = model.locales.find((localeSite) => isInDataFiles(model, localeSite));
    const records = site ? [...searchRecordsText(recordsByPath(site))].join('') : '';
    const isRecords = path === dataFilePath('search-records');
    const others = siteDataFiles(model, { build: 'dev', shell: 'dev' }, contentFacts(records));
    const text = isRecords ? records : others.get(path);
    return text === undefined ? undefined : { type: contentType(path), text };
  }
  if (/(assets|latest)\/search\//.test(path)) {
    const text = searchFiles(model, path).get(path);
    return text === undefined ? undefined : { type: contentType(path), text };
  }
  const shell = path.split('/')[2] ?? '';
  const [, facts] = Object.entries(model.toolFacts).find(([name]) => path === toolFactsFile(shell, name)) ?? [];
  return facts && { type: 'application/json', text: JSON.stringify(facts) };
}

const indexes = new WeakMap<SiteModel, ReadonlyMap<string, string>>();

/** The files of all search indexes, built when a reader of the dev server searches for the first time after an edit. */
function searchFiles(model: SiteModel, path: string): ReadonlyMap<string, string> {
  const known = indexes.get(model);
  if (known) return known;
  // The first request is for a head, whose name begins with the id of the shell.
  const shell = path.slice(path.lastIndexOf('/') + 1).split('-')[0] ?? '';
  const files = new Map<string, string>();
  const builder = new IndexBuilder((file, text) => files.set(file, text));
  for (const localeSite of model.locales) {
    for (const records of recordsByPath(localeSite)) {
      builder.add(indexInputs(model, localeSite, shell, records));
    }
  }
  for (const [file, text] of builder.finish()) files.set(file, text);
  indexes.set(model, files);
  return files;
}
