import { basename } from 'node:path';
import type { LocaleSite } from '#model/locale-site.ts';
import type { AssetManifest } from '#output/asset-manifest.ts';
import type { FileWriter } from '#output/file-writer.ts';
import { renderStatic } from '#output/pages/render-main.tsx';
import { siteContext } from '#output/pages/site-context.ts';
import { searchIndexFile, searchPartFile } from '#search/index-file.ts';
import { DiskSearchPage } from '#site/archive/DiskSearchPage.tsx';
import type { SiteModel } from '#subjects/site-model.ts';
import type { ZipEntry } from './zip.ts';

/** File of the index of the version that readers get by default. */
function headFile({ config }: SiteModel, { base }: LocaleSite, shell: string): string {
  const version = config.versions.find(({ isLast }) => isLast)?.name ?? '';
  return base.slice(config.baseUrl.length) + searchIndexFile(shell, version);
}

/**
 * The parts of a language's index as scripts, including parts of other versions, which share the folder.
 * @returns nothing if search is an external
 * service
 */
export function searchParts(writer: FileWriter, model: SiteModel, localeSite: LocaleSite, shell: string): ZipEntry[] {
  const head = headFile(model, localeSite, shell);
  if (!writer.files.has(head)) return [];
  const folder = partsFolder(head);
  const parts = [...writer.files].filter((file) => file.startsWith(folder) && file.endsWith('.txt'));
  return [head, ...parts.sort()].map((file) => {
    const name = basename(file);
    const script = `docsIndexPart(${JSON.stringify(name)},${JSON.stringify(writer.read(file))})`;
    return { name: `${folder}${name}.js`, bytes: Buffer.from(script) };
  });
}

/** Where the archive stores all parts of an index, including its head. */
const partsFolder = (head: string) => searchPartFile(head, '');

/** The content of main on the search page. */
export function diskSearchMain(
  model: SiteModel,
  localeSite: LocaleSite,
  assets: AssetManifest,
  shell: string,
  script: string,
): string {
  const head = headFile(model, localeSite, shell);
  const root = script.replace(/assets\/[^/]*$/, '');
  const setup = { root, parts: partsFolder(head), head: basename(head) };
  return renderStatic(siteContext(model, localeSite, assets), <DiskSearchPage setup={setup} script={script} />);
}
