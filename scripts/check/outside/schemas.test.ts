import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';

const day = '2023-04-13T00:00:00Z';
const page = '<link rel="alternate" type="text/html" href="https://docs.example.com/a"/>';
const feed = `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<id>https://docs.example.com/a.atom</id><title>A</title><subtitle>B</subtitle>
<link rel="self" type="application/atom+xml" href="https://docs.example.com/a.atom"/>${page}
<updated>${day}</updated><author><name>C</name></author>
<entry><id>tag:example.com,2023:a</id><title>A</title>${page}<updated>${day}</updated><summary>B</summary></entry>
</feed>`;
const sitemap = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
<url><loc>https://docs.example.com/a</loc><lastmod>2023-04-13</lastmod>
<xhtml:link rel="alternate" hreflang="x-default" href="https://docs.example.com/a"/></url>
</urlset>`;
const search = `<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>DataHub</ShortName><Description>Search.</Description><InputEncoding>UTF-8</InputEncoding><Language>en</Language>
<Image width="192" height="192" type="image/png">https://docs.example.com/a.png</Image>
<Url type="text/html" method="get" template="https://docs.example.com/search?q={searchTerms}"/>
<Url type="application/opensearchdescription+xml" rel="self" template="https://docs.example.com/opensearch.xml"/>
</OpenSearchDescription>`;

const isValid = async (name: string, contents: string) => {
  const schema = readFileSync(`scripts/check/outside/schemas/${name}.rng`, 'utf8');
  return (await validateXML({ xml: { fileName: 'a.xml', contents }, schema, extension: 'relaxng' })).valid;
};

test.each([
  ['atom', feed],
  ['sitemap', sitemap],
  ['opensearch', search],
])('%s: a file that the site writes is valid', async (name, xml) => {
  expect(await isValid(name, xml)).toBe(true);
});

test.each([
  ['atom', 'a date without a time zone', feed.replace(day, '2023-04-13T00:00:00')],
  ['atom', 'no author', feed.replace('<author><name>C</name></author>', '')],
  ['atom', 'two titles', feed.replace('<title>A</title>', '<title>A</title><title>A</title>')],
  ['atom', 'an entry without an address', feed.replace(/(<entry>.*)<link[^>]*>/, '$1')],
  ['atom', 'an id that is no address', feed.replace('tag:example.com,2023:a', '/a')],
  ['sitemap', 'a relative address', sitemap.replace('<loc>https://docs.example.com', '<loc>')],
  ['sitemap', 'a day that does not exist', sitemap.replace('2023-04-13', '2023-02-30')],
  ['sitemap', 'a language that is none', sitemap.replace('x-default', 'no language')],
  ['sitemap', 'no page', sitemap.replace(/<url>.*<\/url>/s, '')],
  ['opensearch', 'a name of 17 characters', search.replace('>DataHub<', '>DataHub for you a<')],
  ['opensearch', 'no place for the search terms', search.replace('{searchTerms}', '')],
])('%s: %s is not valid', async (name, _what, xml) => {
  expect([feed, sitemap, search]).not.toContain(xml);
  expect(await isValid(name, xml)).toBe(false);
});
