import { createHash } from 'node:crypto';
import type { SiteModel } from '#model/site-model.ts';
import type { AssetManifest } from './asset-manifest.ts';

/**
 * Names a build by all that goes into it, so that equal builds have equal names and a tab can tell that it is from another one.
 * @returns 12 hexadecimal digits
 */
export function buildId(model: SiteModel, assets: AssetManifest, codeVersion: string): string {
  const hash = createHash('sha256').update(codeVersion).update(JSON.stringify(assets));
  const { locales, ...rest } = model;
  hash.update(JSON.stringify(rest));
  // One page at a time: the whole model as one string would double the memory of a large site.
  for (const { pages, ...locale } of locales) {
    hash.update(JSON.stringify(locale));
    for (const page of pages) hash.update(JSON.stringify(page));
  }
  return hash.digest('hex').slice(0, 12);
}
