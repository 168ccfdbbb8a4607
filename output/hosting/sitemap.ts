import { toHref } from '#model/address.ts';
import type { SiteModel } from '#model/site-model.ts';
import type { FileWriter } from '#output/file-writer.ts';

const escapeXml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** All addresses with the day of their last change, as sitemaps.org describes. */
export function writeSitemap(writer: FileWriter, model: SiteModel): void {
  const { url, trailingSlash } = model.config;
  const entries = model.locales.flatMap(({ base, pages }) => {
    const entry = (path: string, time?: number) => {
      const modified =
        time === undefined ? '' : `<lastmod>${new Date(time * 1000).toISOString().slice(0, 10)}</lastmod>`;
      return `<url><loc>${escapeXml(url + toHref(path, { base, trailingSlash }))}</loc>${modified}</url>`;
    };
    return [
      ...model.screens.filter(({ screen }) => screen !== 'search').map(({ path }) => entry(path)),
      ...pages.map(({ path, lastUpdate }) => entry(path, lastUpdate?.time)),
    ];
  });
  const xmlns = 'http://www.sitemaps.org/schemas/sitemap/0.9';
  writer.write(
    'sitemap.xml',
    `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="${xmlns}">${entries.join('')}</urlset>\n`,
  );
}

/** Allows everything and points to the sitemap. */
export function writeRobots(writer: FileWriter, { config }: SiteModel): void {
  writer.write('robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${config.url}${config.baseUrl}sitemap.xml\n`);
}
