import { buildSiteModel } from '#pipeline/build-site-model.ts';
import { buildSearchFiles } from '#search/build/build-search-files.ts';
import { SearchEngine } from '#search/engine.ts';
import { searchRecords } from '#search/records.ts';

let engine: Promise<SearchEngine> | undefined;

/** The search of the real content, without files on the disk. Tests of one process share it, because building it takes seconds. */
export function contentEngine(): Promise<SearchEngine> {
  engine ??= buildEngine();
  return engine;
}

async function buildEngine(): Promise<SearchEngine> {
  const { model } = await buildSiteModel({ contentDir: 'content', mode: 'build' });
  const [site] = model.locales;
  if (!site) throw new Error('The site has no locale.');
  let count = 0;
  const records = searchRecords(site.pages, site.navigation, model.screens, (path) => path);
  const { start, parts } = buildSearchFiles(records, () => String(count++).padStart(6, '0'));
  return new SearchEngine(start, async (file) => parts.get(file) ?? '');
}
