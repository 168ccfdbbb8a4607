import { rmSync } from 'node:fs';
import type { SiteModel } from '#model/site-model.ts';
import type { AssetManifest } from './asset-manifest.ts';
import { buildId } from './build-id.ts';
import { FileWriter } from './file-writer.ts';
import { writeHeaders } from './hosting/headers.ts';
import { writeRedirects } from './hosting/redirects.tsx';
import { writeRobots, writeSitemap } from './hosting/sitemap.ts';
import { writeLocale } from './pages/write-locale.ts';
import { writeConnectorFacts } from './write-connector-facts.ts';
import { writeImages } from './write-images.ts';
import { writePageList } from './write-page-list.ts';
import { writeSearchIndex } from './write-search-index.ts';
import { writeToolFacts } from './write-tool-facts.ts';

export interface WriteSiteOptions {
  /** Folder that receives the site; emptied first. */
  outDir: string;
  /** Version of the code that made the model; part of the build id. */
  codeVersion: string;
  /** Puts the browser files below outDir and names them. */
  assets: (outDir: string) => Promise<AssetManifest>;
  /** Prepared images: path below the site's base → file on this machine. */
  imageFiles: Readonly<Record<string, string>>;
}

export interface WrittenSite {
  build: string;
  /** Number of files and bytes written, assets left out. */
  files: number;
  bytes: number;
}

/**
 * Writes the whole site.
 * @returns the build id and how much was written
 */
export async function writeSite(model: SiteModel, options: WriteSiteOptions): Promise<WrittenSite> {
  rmSync(options.outDir, { recursive: true, force: true });
  const assets = await options.assets(options.outDir);
  const writer = new FileWriter(options.outDir);
  const build = buildId(model, assets, options.codeVersion);
  for (const localeSite of model.locales) {
    if (model.config.search.provider === 'local') writeSearchIndex(writer, model, localeSite, build);
    writePageList(writer, model, localeSite, build);
    writeLocale(writer, model, localeSite, assets, build);
  }
  writeConnectorFacts(writer, model, build);
  writeToolFacts(writer, model, build);
  writeImages(writer, options.imageFiles);
  for (const [path, text] of Object.entries(model.files)) writer.write(path, text);
  writeSitemap(writer, model);
  writeRobots(writer, model);
  writeRedirects(writer, model);
  writeHeaders(writer, model, assets);
  return { build, files: writer.files, bytes: writer.bytes };
}
