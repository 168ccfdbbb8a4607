import { mkdirSync } from 'node:fs';
import type { SiteModel } from '#subjects/site-model.ts';
import { type WrittenArchive, writeArchive } from './archive/write-archive.ts';
import type { CachedAssets } from './assets/cached-assets.ts';
import { buildId, shellId } from './build-id.ts';
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
import { openOutputRecord } from './output-record.ts';
import { writeLocale } from './pages/write-locale.ts';
import { writePreviews } from './previews/write-previews.ts';
import { writeImages } from './write-images.ts';
import { writePageList } from './write-page-list.ts';
import { writeSearchRecords } from './write-search-records.ts';
import { writeToolFacts } from './write-tool-facts.ts';

export interface WriteSiteOptions {
  /** Folder that receives the site; files that an earlier build left there are used, replaced, or removed. */
  outDir: string;
  /** Folder that keeps what was drawn and written between builds, for example `.cache`. */
  cacheDir: string;
  /** Version of the code that made the model; part of the build id. */
  codeVersion: string;
  /** The browser files: their names, and the folder that they are in. */
  assets: CachedAssets;
  /** Keeps files in `assets/` from earlier builds, which open tabs might still request. */
  keepPrevious?: boolean;
  /** Prepared images: path below the site's base → file on this machine. */
  imageFiles: Readonly<Record<string, string>>;
  /** Whether to add an archive that works from a disk. */
  archive?: boolean;
}

export interface WrittenSite {
  build: string;
  /** Number of files of the site, number of files with new content, and total bytes. */
  files: number;
  changed: number;
  bytes: number;
  archive?: WrittenArchive;
}

/** Whether a file was compressed from one of these. `npm run build -- --compress` determines whether it is still the same. */
function isCompressedForm(file: string, files: ReadonlySet<string>): boolean {
  return /\.(gz|br)$/.test(file) && files.has(file.replace(/\.\w+$/, ''));
}

/** Whether a file's name contains a hash of its content, so that it never conflicts with another file. */
function isNamedByContent(file: string): boolean {
  return /(^|\/)assets\//.test(file);
}

/**
 * Writes the whole site.
 * @returns the build id and how much was written
 */
export async function writeSite(model: SiteModel, options: WriteSiteOptions): Promise<WrittenSite> {
  const { outDir, cacheDir, codeVersion } = options;
  mkdirSync(outDir, { recursive: true });
  const writer = new FileWriter(outDir);
  const record = openOutputRecord(cacheDir, outDir, writer);
  const assets = options.assets.manifest;
  for (const [file, source] of options.assets.files) writer.copyNamedByContent(file, source);
  const build = buildId(model, assets, codeVersion);
  const shell = shellId(model, assets, codeVersion);
  const { indexes, dataFile } = writeSearchRecords(writer, model, shell);
  for (const localeSite of model.locales) {
    writePageList(writer, model, localeSite, shell);
    writeLocale(writer, record, model, localeSite, assets, shell);
  }
  writeToolFacts(writer, model, shell);
  writeImages(writer, options.imageFiles);
  for (const [path, text] of Object.entries(model.files)) writer.write(path, text);
  writeDataFiles(writer, model, { build, shell }, dataFile);
  writeSitemap(writer, model);
  writeRobots(writer, model);
  writeFeeds(writer, model);
  writeOpenSearch(writer, model, assets);
  writeWebManifest(writer, model, assets);
  writeSecurityText(writer, model);
  writeRedirects(writer, model);
  writeHeaders(writer, model, assets);
  writeNginx(writer, model, assets);
  await Promise.all([writePreviews(writer, model, assets, options), indexes]);
  const archive = options.archive ? writeArchive(writer, model, assets, { build, shell }) : undefined;
  writeOffline(writer, model, { assets, build, archive });
  writer.removeOthers(
    (file) => isCompressedForm(file, writer.files) || (options.keepPrevious === true && isNamedByContent(file)),
  );
  record.save();
  const { files, changed, bytes } = writer;
  return { build, files: files.size, changed, bytes, ...(archive && { archive }) };
}
