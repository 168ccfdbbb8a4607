import { toHref, twinFile } from '#model/address.ts';
import type { LocaleSite } from '#model/locale-site.ts';
import type { AssetManifest } from '#output/asset-manifest.ts';
import type { Site } from '#site/context.ts';
import type { SiteModel } from '#subjects/site-model.ts';

/** The site data that components see while pages of one locale are rendered. */
export function siteContext(model: SiteModel, localeSite: LocaleSite, assets: AssetManifest): Site {
  const style = { base: localeSite.base, trailingSlash: model.config.trailingSlash };
  const written = new Set([
    ...localeSite.pages.map(({ path }) => path),
    ...localeSite.screens.map(({ path }) => path),
    ...model.redirects.map(({ from }) => from),
  ]);
  return {
    config: model.config,
    locale: localeSite.locale,
    strings: localeSite.strings,
    translations: localeSite.translations,
    screens: localeSite.screens,
    pictures: model.facts.pictures,
    href: (path) => toHref(path, style),
    twin: (path) => `${localeSite.base}${twinFile(path)}`,
    asset: (name) => {
      const file = assets.files[name];
      if (file === undefined) throw new Error(`There is no built asset named "${name}".`);
      return `${model.config.baseUrl}${file}`;
    },
    exists: (path) => written.has(path.replace(/#.*$/, '').replace(/(?<=.)\/$/, '')),
  };
}
