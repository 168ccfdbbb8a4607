import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { LocaleSite, SiteModel } from '#model/site-model.ts';
import type { AssetManifest } from '#output/asset-manifest.ts';
import { renderStatic } from '#output/pages/render-main.tsx';
import { siteContext } from '#output/pages/site-context.ts';
import { searchIndexFile } from '#search/index-file.ts';
import { DiskSearchPage } from '#site/archive/DiskSearchPage.tsx';
import type { ZipEntry } from './zip.ts';

/** File of the index of the version that readers get by default. */
function headFile({ config }: SiteModel, { base }: LocaleSite, build: string): string {
  const version = config.versions.find(({ isLast }) => isLast)?.name ?? '';
  return base.slice(config.baseUrl.length) + searchIndexFile(build, version);
}

/**
 * The parts of a language's index as scripts. Parts of other versions come along: they are shared in one folder.
 * @returns nothing where search is a service elsewhere
 */
export function searchParts(model: SiteModel, localeSite: LocaleSite, outDir: string, build: string): ZipEntry[] {
  const head = headFile(model, localeSite, build);
  const folder = dirname(head);
  if (!existsSync(join(outDir, head))) return [];
  const parts = readdirSync(join(outDir, folder)).filter((name) => name.endsWith('.txt') || name === basename(head));
  return parts.sort().map((name) => {
    const text = readFileSync(join(outDir, folder, name), 'utf8');
    const script = `docsIndexPart(${JSON.stringify(name)},${JSON.stringify(text)})`;
    return { name: `${folder}/${name}.js`, bytes: Buffer.from(script) };
  });
}

/** What stands in main of the search page. */
export function diskSearchMain(
  model: SiteModel,
  localeSite: LocaleSite,
  assets: AssetManifest,
  build: string,
  script: string,
): string {
  const head = headFile(model, localeSite, build);
  const root = script.replace(/assets\/[^/]*$/, '');
  const setup = { root, parts: `${dirname(head)}/`, head: basename(head) };
  return renderStatic(siteContext(model, localeSite, assets), <DiskSearchPage setup={setup} script={script} />);
}
