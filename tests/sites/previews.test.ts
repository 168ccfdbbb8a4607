import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { buildTinySite, removeFolders, type TinySite, tinyContent } from './build-tiny-site.ts';

let site: TinySite;
beforeAll(async () => {
  site = await buildTinySite(tinyContent('second-locale'));
}, 120_000);
afterAll(removeFolders);

const documents = () =>
  site.files.filter((file) => file.endsWith('index.html') && !site.read(file).includes('refresh'));
const xmlFiles = () => site.files.filter((file) => /(sitemap|opensearch)\.xml$|\.atom$/.test(file));
/** Path below the site's folder of an absolute address. */
const fileOf = (address: string) => address.replace(site.model.config.url, '').slice(site.model.config.baseUrl.length);

test('every document refers to an existing 1200 × 630 picture and requests large previews', async () => {
  expect(documents().length).toBeGreaterThan(5);
  for (const file of documents()) {
    const html = site.read(file);
    const picture = /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? '';
    expect(picture, file).toContain(site.model.config.url);
    const { width, height, format } = await sharp(join(site.dir, fileOf(picture))).metadata();
    expect({ width, height, format }, file).toEqual({ width: 1200, height: 630, format: 'png' });
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
  }
});

test('the not-found page has no picture, because no one links to it', () => {
  expect(site.read('404.html')).not.toContain('og:image');
});

test('all XML is well-formed', async () => {
  expect(xmlFiles()).toEqual(expect.arrayContaining(['sitemap.xml', 'opensearch.xml']));
  for (const file of xmlFiles()) {
    const xml = site.read(file).replace(/^<\?xml[^>]*\?>/, '');
    // The parser at hand is that of drawings, which lets a drawing carry any other XML.
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><metadata>${xml}</metadata></svg>`;
    await expect(sharp(Buffer.from(drawing)).metadata(), file).resolves.toMatchObject({ width: 1 });
  }
});

test('the sitemap lists translated pages with their languages, and no page that is not translated', () => {
  const sitemap = site.read('sitemap.xml');
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
  expect(listed.filter((address, index) => listed.indexOf(address) !== index)).toEqual([]);
  const fallbacks = site.model.locales.flatMap(({ base, pages }) =>
    pages.flatMap(({ path, fallbackFrom }) =>
      fallbackFrom ? [`${site.model.config.url}${base}${path.slice(1)}`] : [],
    ),
  );
  expect(fallbacks.length).toBeGreaterThan(0);
  expect(listed.filter((address) => fallbacks.some((fallback) => address.replace(/\/$/, '') === fallback))).toEqual([]);
  expect(sitemap).toMatch(/hreflang="x-default"/);
});

const things = z.object({
  '@context': z.literal('https://schema.org'),
  '@graph': z.tuple([
    z.object({
      '@type': z.literal('WebSite'),
      name: z.string(),
      url: z.url(),
      inLanguage: z.string(),
      potentialAction: z.object({
        '@type': z.literal('SearchAction'),
        target: z.object({
          '@type': z.literal('EntryPoint'),
          urlTemplate: z.string().endsWith('?q={search_term_string}'),
        }),
        'query-input': z.literal('required name=search_term_string'),
      }),
    }),
    z.object({
      '@type': z.literal('SoftwareApplication'),
      name: z.string(),
      applicationCategory: z.literal('DeveloperApplication'),
      offers: z.object({ price: z.literal(0), priceCurrency: z.literal('USD') }),
    }),
  ]),
});

test('the home page tells search engines what the site is and how to search it, and links to everything that browsers look for', () => {
  const html = site.read('index.html');
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  expect(things.safeParse(JSON.parse(data)).error).toBeUndefined();
  const links = ['manifest', 'search', 'apple-touch-icon'].map(
    (rel) => new RegExp(`<link rel="${rel}"[^>]*href="([^"]*)"`).exec(html)?.[1] ?? '',
  );
  expect(site.files).toEqual(expect.arrayContaining(links.map(fileOf)));
});

test("the manifest's icons have the stated sizes, and one of them is maskable", async () => {
  const icon = z.object({ src: z.string(), sizes: z.string(), type: z.literal('image/png'), purpose: z.string() });
  const manifest = z
    .object({ name: z.string(), short_name: z.string(), start_url: z.string(), icons: z.array(icon).length(3) })
    .parse(JSON.parse(site.read('site.webmanifest')));
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(join(site.dir, fileOf(src))).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
});
