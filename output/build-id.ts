import { createHash, type Hash } from 'node:crypto';
import type { SiteModel } from '#subjects/site-model.ts';
import type { AssetManifest } from './asset-manifest.ts';

/** IDs of a build: one of everything that goes into it, and one of what its documents share. */
export interface BuildIds {
  build: string;
  shell: string;
}

const name = (hash: Hash) => hash.digest('hex').slice(0, 12);

/**
 * The ID of everything that goes into a build, so that equal builds have equal IDs.
 * @returns 12 hexadecimal digits
 */
export function buildId(model: SiteModel, assets: AssetManifest, codeVersion: string): string {
  const hash = createHash('sha256').update(codeVersion).update(JSON.stringify(assets));
  const { locales, ...rest } = model;
  hash.update(JSON.stringify(rest));
  // One page at a time, because the whole model as one string would double the memory for a large site.
  for (const { pages, ...locale } of locales) {
    hash.update(JSON.stringify(locale));
    for (const { digest, path, lastUpdate, subject, alsoCalled, fallbackFrom } of pages) {
      hash.update(JSON.stringify([digest, path, lastUpdate, subject, alsoCalled, fallbackFrom]));
    }
  }
  return name(hash);
}

/**
 * The ID of what all documents of a build share: the code, the browser files, the configuration, texts, navigation, and addresses. From this ID, a
 * tab can tell whether the server's current files match the document it shows. An edit of one page doesn't change the ID for the others.
 * @returns 12 hexadecimal digits
 */
export function shellId(
  { config, screens, locales, redirects, facts }: SiteModel,
  assets: AssetManifest,
  codeVersion: string,
): string {
  const hash = createHash('sha256').update(codeVersion);
  const shared = locales.map(({ locale, base, strings, pages, navigation }) => [
    locale,
    base,
    strings,
    navigation,
    pages.map(({ path, fallbackFrom }) => [path, fallbackFrom]),
  ]);
  return name(hash.update(JSON.stringify([assets, config, screens, redirects, shared, facts.pictures])));
}
