import { toHref } from '#model/address.ts';
import type { LocaleSite } from '#model/locale-site.ts';
import type { SiteModel } from '#subjects/site-model.ts';
import type { FileWriter } from './file-writer.ts';

/** Writes addresses and titles of all pages, from which the not-found page suggests the nearest. */
export function writePageList(writer: FileWriter, model: SiteModel, localeSite: LocaleSite, shell: string): void {
  const style = { base: localeSite.base, trailingSlash: model.config.trailingSlash };
  const pages = [...localeSite.screens, ...localeSite.pages].map(({ path, title }) => ({
    href: toHref(path, style),
    title,
  }));
  writer.write(
    `${localeSite.base.slice(model.config.baseUrl.length)}latest/pages/${shell}.json`,
    JSON.stringify(pages),
  );
}
