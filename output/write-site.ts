import { rmSync } from 'node:fs';
import type { SiteModel } from '#model/site-model.ts';
import { type WrittenArchive, writeArchive } from './archive/write-archive.ts';
import type { AssetManifest } from './asset-manifest.ts';
import { buildId } from './build-id.ts';
import { writeDataFiles } from './data-files/write-data-files.ts';
import { writeFeeds } from './feeds/site-feeds.ts';
import { FileWriter } from './file-writer.ts';
import { writeHeaders } from './hosting/headers.ts';
import { writeNginx } from './hosting/nginx/write-nginx.ts';
import { writeOpenSearch } from './hosting/open-search.ts';
import { writeRedirects } from './hosting/redirects.tsx';
import { writeSecurityText } from './hosting/security-text.ts';
import { writeRobots, writeSitemap } from './hosting/sitemap.ts';
import { writeWebManifest } from './hosting/web-manifest.ts';
import { writeOffline } from './offline/write-offline.ts';
import { writeLocale } from './pages/write-locale.ts';
import { writePreviews } from './previews/write-previews.ts';
import { buildIndexes } from './search-index/build-indexes.ts';
import { indexInputs } from './search-index/search-index.ts';
import { writeConnectorFacts } from './write-connector-facts.ts';
import { writeImages } from './write-images.ts';
import { writePageList } from './write-page-list.ts';
import { writeToolFacts } from './write-tool-facts.ts';

export interface WriteSiteOptions {
  /** Folder that receives the site; emptied first. */
  outDir: string;
  /** Where drawn pictures are kept from build to build, e.g. `.cache`. */
  cacheDir: string;
  /** Version of the code that made the model; part of the build id. */
  codeVersion: string;
  /** Puts the browser files below outDir and names them. */
  assets: (outDir: string) => Promise<AssetManifest>;
  /** Prepared images: path below the site's base → file on this machine. */
  imageFiles: Readonly<Record<string, string>>;
  /** Whether an archive that works from a disk is put beside the site. */
  archive?: boolean;
}

export interface WrittenSite {
  build: string;
  /** Number of files and bytes written, assets left out. */
  files: number;
  bytes: number;
  archive?: WrittenArchive;
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
  const indexed = model.config.search.provider === 'local' ? model.locales : [];
  const indexes = buildIndexes(indexed.flatMap((localeSite) => indexInputs(model, localeSite, build)));
  for (const localeSite of model.locales) {
    writePageList(writer, model, localeSite, build);
    writeLocale(writer, model, localeSite, assets, build);
  }
  writeConnectorFacts(writer, model, build);
  writeToolFacts(writer, model, build);
  writeImages(writer, options.imageFiles);
  for (const [path, text] of Object.entries(model.files)) writer.write(path, text);
  writeDataFiles(writer, model, build);
  writeSitemap(writer, model);
  writeRobots(writer, model);
  writeFeeds(writer, model);
  writeOpenSearch(writer, model, assets);
  writeWebManifest(writer, model, assets);
  writeSecurityText(writer, model);
  await writePreviews(writer, model, assets, options);
  writeRedirects(writer, model);
  writeHeaders(writer, model, assets);
  writeNginx(writer, model, assets);
  for (const [file, text] of await indexes) writer.write(file, text);
  const archive = options.archive ? writeArchive(writer, model, assets, build, options.outDir) : undefined;
  writeOffline(writer, model, { assets, build, outDir: options.outDir, archive });
  return { build, files: writer.files, bytes: writer.bytes, ...(archive && { archive }) };
}
