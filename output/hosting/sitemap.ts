import { toHref } from '#model/address.ts';
import type { LocaleSite } from '#model/locale-site.ts';
import { escapeXml } from '#output/escape-xml.ts';
import type { FileWriter } from '#output/file-writer.ts';
import { timestamp } from '#output/timestamp.ts';
import type { SiteModel } from '#subjects/site-model.ts';

/** Screens that aren't useful to search engines. */
const unlisted: ReadonlySet<string> = new Set(['search', 'search-quality']);

/**
 * All addresses with the time of their last change and, where a page is translated, its other languages, as sitemaps.org and Google describe.
 * Pages that stand in for a missing translation are left out: their canonical address is the original's.
 */
export function writeSitemap(writer: FileWriter, model: SiteModel): void {
  const { screens, locales } = model;
  const written = locales.map((localeSite) => ({ localeSite, paths: writtenPaths(localeSite) }));
  const urls = locales.flatMap((localeSite) => [
    ...screens
      .filter(({ screen }) => !unlisted.has(screen))
      .map(({ path }) => entry(model, localeSite, path, locales, undefined)),
    ...localeSite.pages
      .filter(({ fallbackFrom }) => fallbackFrom === undefined)
      .map(({ path, lastUpdate }) => {
        const translated = written.flatMap(({ localeSite: other, paths }) => (paths.has(path) ? [other] : []));
        return entry(model, localeSite, path, translated, lastUpdate?.time);
      }),
  ]);
  const xmlns = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  writer.write(
    'sitemap.xml',
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${xmlns}>\n${urls.join('\n')}\n</urlset>\n`,
  );
}

function writtenPaths({ pages }: LocaleSite): ReadonlySet<string> {
  return new Set(pages.flatMap(({ path, fallbackFrom }) => (fallbackFrom === undefined ? [path] : [])));
}

function entry(
  { config }: SiteModel,
  own: LocaleSite,
  path: string,
  translated: readonly LocaleSite[],
  time: number | undefined,
): string {
  const address = ({ base }: LocaleSite) =>
    escapeXml(config.url + toHref(path, { base, trailingSlash: config.trailingSlash }));
  const alternate = (language: string, site: LocaleSite) =>
    `<xhtml:link rel="alternate" hreflang="${escapeXml(language)}" href="${address(site)}"/>`;
  const original = translated.find(({ locale }) => locale.code === config.defaultLocale);
  const languages =
    translated.length > 1
      ? [
          ...translated.map((site) => alternate(site.locale.htmlLang, site)),
          ...(original ? [alternate('x-default', original)] : []),
        ]
      : [];
  const modified = time === undefined ? '' : `<lastmod>${timestamp(time)}</lastmod>`;
  return `<url><loc>${address(own)}</loc>${modified}${languages.join('')}</url>`;
}

/** Allows everything and points to the sitemap. */
export function writeRobots(writer: FileWriter, { config }: SiteModel): void {
  writer.write('robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${config.url}${config.baseUrl}sitemap.xml\n`);
}
