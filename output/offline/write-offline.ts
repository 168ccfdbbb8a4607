import { documentFile, fragmentFile, localeBase, toHref } from '#model/address.ts';
import type { LocaleSite } from '#model/locale-site.ts';
import {
  OFFER_FILE,
  type OfflineAmount,
  type OfflineGroup,
  type OfflineList,
  type OfflineOffer,
  offlineGroups,
  SERVICE_WORKER_FILE,
} from '#model/offline.ts';
import type { WrittenArchive } from '#output/archive/write-archive.ts';
import type { AssetManifest } from '#output/asset-manifest.ts';
import { contentHash } from '#output/content-hash.ts';
import type { FileWriter } from '#output/file-writer.ts';
import { timestamp } from '#output/timestamp.ts';
import type { SiteModel } from '#subjects/site-model.ts';
import { offlineGroup } from './offline-group.ts';

/** What was built so far. */
interface BuiltSite {
  assets: AssetManifest;
  build: string;
  archive: WrittenArchive | undefined;
}

interface KeptFile {
  address: string;
  bytes: number;
  group: OfflineGroup;
}

/**
 * Writes for every language the list of files that readers can save for reading offline, and the worker that serves them. Call it when everything
 * else is written, because the list states the file sizes.
 */
export function writeOffline(writer: FileWriter, model: SiteModel, built: BuiltSite): void {
  const { baseUrl } = model.config;
  for (const localeSite of model.locales) {
    const folder = localeSite.base.slice(baseUrl.length);
    const files = [...pageFiles(writer, model, localeSite), ...sharedFiles(writer, model, localeSite)];
    const list: OfflineList = {
      files: files.map(({ address, bytes }) => [address, bytes] as const),
      moved: folder === '' ? movedAddresses(model) : {},
    };
    const text = JSON.stringify(list);
    const listFile = `${folder}assets/offline/${contentHash(text)}.json`;
    writer.write(listFile, text);
    const groups = Object.fromEntries(offlineGroups.map((group) => [group, amountOf(files, group)]));
    const offer = offerOf(model, localeSite, { ...built, list: baseUrl + listFile, groups });
    writer.write(folder + OFFER_FILE, JSON.stringify(offer));
    writer.write(folder + SERVICE_WORKER_FILE, built.assets.serviceWorker);
  }
}

function pageFiles(writer: FileWriter, { config, screens }: SiteModel, { base, pages }: LocaleSite): KeptFile[] {
  const { baseUrl, trailingSlash } = config;
  const folder = base.slice(baseUrl.length);
  return [...screens, ...pages].flatMap(({ path }) => [
    keptFile(writer, folder + documentFile(path, trailingSlash), toHref(path, { base, trailingSlash }), 'pages'),
    keptFile(writer, folder + fragmentFile(path), base + fragmentFile(path), 'pages'),
  ]);
}

/** Files of the language, and files that all languages share. Files that only the default language needs are among the latter. */
function sharedFiles(writer: FileWriter, { config }: SiteModel, { base }: LocaleSite): KeptFile[] {
  const { baseUrl } = config;
  const folder = base.slice(baseUrl.length);
  const ofDefault = /^(assets|latest)\/(search\/|sidebar\/|pages\/|overlays-)/;
  const all = [...writer.files].sort();
  return [...new Set(['', folder])].flatMap((place) =>
    all.flatMap((file) => {
      if (!file.startsWith(`${place}assets/`) && !file.startsWith(`${place}latest/`)) return [];
      const name = file.slice(place.length);
      const group = offlineGroup(name.slice(name.indexOf('/') + 1));
      if (!group || (place !== folder && ofDefault.test(name))) return [];
      return [keptFile(writer, file, baseUrl + file, group)];
    }),
  );
}

function keptFile(writer: FileWriter, file: string, address: string, group: OfflineGroup): KeptFile {
  return { address, bytes: writer.stamps([file])[0]?.size ?? 0, group };
}

function amountOf(files: readonly KeptFile[], wanted: OfflineGroup): OfflineAmount {
  const own = files.filter(({ group }) => group === wanted);
  return { files: own.length, bytes: own.reduce((sum, { bytes }) => sum + bytes, 0) };
}

/** As the worker looks them up. Targets are the ones in hosts' responses. */
function movedAddresses({ config, redirects }: SiteModel): OfflineList['moved'] {
  const style = {
    base: localeBase({ code: config.defaultLocale, path: '' }, config),
    trailingSlash: config.trailingSlash,
  };
  return Object.fromEntries(redirects.map(({ from, to }) => [encodeURI(toHref(from, style)), toHref(to, style)]));
}

function offerOf(
  { config }: SiteModel,
  { base, pages, locale, strings }: LocaleSite,
  { assets, build, archive, list, groups }: BuiltSite & { list: string; groups: Record<string, OfflineAmount> },
): OfflineOffer {
  const { baseUrl, trailingSlash } = config;
  const newest = pages.reduce((latest, { lastUpdate }) => Math.max(latest, lastUpdate?.time ?? 0), 0);
  return {
    format: 1,
    build,
    ...(newest > 0 && { changed: timestamp(newest) }),
    list,
    groups: groups as OfflineOffer['groups'],
    trailingSlash,
    language: locale.htmlLang,
    direction: locale.direction,
    texts: {
      copy: strings.offlineCopy,
      about: strings.offlineAbout,
      missing: strings.offlineMissing,
      home: strings.home,
    },
    aboutPage: toHref('/offline', { base, trailingSlash }),
    styles: `${baseUrl}${assets.files['styles/copy-note']}`,
    ...(archive && { archive: { address: baseUrl + archive.file, bytes: archive.bytes } }),
  };
}
