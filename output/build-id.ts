import { createHash, type Hash } from 'node:crypto';
import type { SiteModel } from '#subjects/site-model.ts';
import type { AssetManifest } from './asset-manifest.ts';

/** Names of a build: of all that goes into it, and of what its documents share. */
export interface BuildIds {
  build: string;
  shell: string;
}

const name = (hash: Hash) => hash.digest('hex').slice(0, 12);

/**
 * Names a build by all that goes into it, so that equal builds have equal names.
 * @returns 12 hexadecimal digits
 */
export function buildId(model: SiteModel, assets: AssetManifest, codeVersion: string): string {
  const hash = createHash('sha256').update(codeVersion).update(JSON.stringify(assets));
  const { locales, ...rest } = model;
  hash.update(JSON.stringify(rest));
  // One page at a time: the whole model as one string would double the memory of a large site.
  for (const { pages, ...locale } of locales) {
    hash.update(JSON.stringify(locale));
    for (const { digest, path, lastUpdate, subject, alsoCalled, fallbackFrom } of pages) {
      hash.update(JSON.stringify([digest, path, lastUpdate, subject, alsoCalled, fallbackFrom]));
    }
  }
  return name(hash);
}

/**
 * Names what all documents of a build share: the code, the browser files, the configuration, texts, navigation, and addresses. A
 * tab can tell by it whether what the server sends now fits the document it shows; an edit of one page changes nothing for the
 * others.
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
