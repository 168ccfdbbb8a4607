import { toHref } from '#model/address.ts';
import type { AssetManifest } from '#output/asset-manifest.ts';
import { escapeXml } from '#output/escape-xml.ts';
import type { FileWriter } from '#output/file-writer.ts';
import type { SiteModel } from '#subjects/site-model.ts';

/** Maximum length of a search engine's name in this format. */
const LONGEST_NAME = 16;

/** Writes an OpenSearch 1.1 description for every locale, which tells browsers how to use its search. */
export function writeOpenSearch(writer: FileWriter, model: SiteModel, assets: AssetManifest): void {
  const { url, baseUrl, title, trailingSlash } = model.config;
  for (const { base, locale, screens } of model.locales) {
    const search = screens.find(({ screen }) => screen === 'search');
    if (!search) continue;
    const results = `${url}${toHref(search.path, { base, trailingSlash })}?q={searchTerms}`;
    const lines = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
      `<ShortName>${escapeXml(title.slice(0, LONGEST_NAME))}</ShortName>`,
      `<Description>${escapeXml(search.description)}</Description>`,
      '<InputEncoding>UTF-8</InputEncoding>',
      `<Language>${escapeXml(locale.htmlLang)}</Language>`,
      `<Image width="192" height="192" type="image/png">${escapeXml(url + baseUrl + assets.files['icon-192'])}</Image>`,
      `<Url type="text/html" method="get" template="${escapeXml(results)}"/>`,
      `<Url type="application/opensearchdescription+xml" rel="self" template="${escapeXml(`${url}${base}opensearch.xml`)}"/>`,
      '</OpenSearchDescription>',
    ];
    writer.write(`${base.slice(baseUrl.length)}opensearch.xml`, `${lines.join('\n')}\n`);
  }
}
