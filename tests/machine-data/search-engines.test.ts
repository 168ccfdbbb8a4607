import sharp from 'sharp';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { documents, files, read } from '../budgets/built-site.ts';

const origin = new URL(/<link rel="canonical" href="([^"]*)"/.exec(read('index.html'))?.[1] ?? '').origin;
/** Whether an address of the site is that of a document. */
const isDocument = (address: string) => {
  const path = new URL(address).pathname.slice(1);
  return address.startsWith(`${origin}/`) && documents.includes(path === '' ? 'index.html' : `${path}/index.html`);
};

const here = z.url().refine(isDocument, 'is no page of the site');
const article = z.strictObject({
  '@type': z.literal('TechArticle'),
  headline: z.string().min(1),
  description: z.string().min(40),
  url: here,
  author: z.strictObject({ '@type': z.literal('Organization'), name: z.string().min(1) }),
  dateModified: z.iso.datetime().optional(),
  image: z.url().startsWith(origin).optional(),
});
const breadcrumbs = z.strictObject({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(
      z.strictObject({
        '@type': z.literal('ListItem'),
        position: z.number(),
        name: z.string().min(1),
        // The last step is the page itself.
        item: here.optional(),
      }),
    )
    .min(2)
    .refine((steps) => steps.every(({ position }, index) => position === index + 1), 'is not counted from 1')
    .refine((steps) => steps.slice(0, -1).every(({ item }) => item !== undefined), 'has a step without an address'),
});
const faq = z.strictObject({
  '@type': z.literal('FAQPage'),
  mainEntity: z
    .array(
      z.strictObject({
        '@type': z.literal('Question'),
        name: z.string().endsWith('?'),
        acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text: z.string().min(10) }),
      }),
    )
    .min(3),
});
const thing = z.discriminatedUnion('@type', [article, breadcrumbs, faq]);
const data = z.union([
  z.strictObject({ '@context': z.literal('https://schema.org'), '@graph': z.array(thing).min(2) }),
  z.looseObject({ '@context': z.literal('https://schema.org'), '@type': z.string() }),
]);

/** The things that a document tells search engines of. */
function thingsOf(file: string): z.infer<typeof thing>[] {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(read(file))?.[1];
  if (json === undefined || file === 'index.html') return [];
  const { '@context': _, ...whole } = data.parse(JSON.parse(json));
  return ('@graph' in whole ? (whole['@graph'] as unknown[]) : [whole]).map((each) => thing.parse(each));
}

test("the pages' structured data consists of articles, trails, and questions, is complete, and uses the site's addresses", () => {
  const things = documents.flatMap(thingsOf);
  const count = (type: string) => things.filter((each) => each['@type'] === type).length;
  expect(count('TechArticle')).toBeGreaterThan(100);
  expect(count('FAQPage')).toBeGreaterThan(0);
});

test('feeds are well-formed Atom with ordered entries and unique IDs', async () => {
  const feeds = files.filter((file) => file.endsWith('.atom'));
  expect(feeds.toSorted()).toEqual(['changes.atom', 'releases.atom']);
  for (const file of feeds) {
    const xml = read(file);
    // The parser at hand is that of drawings, which lets a drawing carry any other XML.
    const carried = xml.replace(/^<\?xml[^>]*\?>/, '');
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><metadata>${carried}</metadata></svg>`;
    await expect(sharp(Buffer.from(drawing)).metadata(), file).resolves.toMatchObject({ width: 1 });
    const valuesOf = (tag: string, text: string) =>
      [...text.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, value = '']) => value);
    const [head = '', ...entries] = xml.split('<entry>');
    expect(valuesOf('id', head)[0]).toBe(`${origin}/${file}`);
    expect(head).toContain(`<link rel="self" type="application/atom+xml" href="${origin}/${file}"/>`);
    expect(valuesOf('name', head)).toHaveLength(1);
    const times = entries.map((entry) => z.iso.datetime().parse(valuesOf('updated', entry)[0]));
    expect(times.length).toBeGreaterThan(3);
    expect(times).toEqual(times.toSorted().reverse());
    expect(valuesOf('updated', head)[0]).toBe(times[0]);
    const ids = entries.flatMap((entry) => valuesOf('id', entry));
    expect(new Set(ids).size).toBe(entries.length);
    const links = [...xml.matchAll(/<link rel="alternate" type="text\/html" href="([^"]*)"/g)].map(
      ([, href = '']) => href,
    );
    expect(links).toHaveLength(entries.length + 1);
    expect(links.filter((href) => !isDocument(href))).toEqual([]);
  }
});

test('security.txt has the fields that RFC 9116 requires, each as often as the RFC allows', () => {
  const lines = read('.well-known/security.txt').trimEnd().split('\n');
  const fields = lines.map((line) => /^([A-Z][\w-]+): (\S.*)$/.exec(line)?.slice(1) ?? [line, '']);
  const valuesOf = (name: string) => fields.filter(([field]) => field === name).map(([, value = '']) => value);
  const allowed = ['Contact', 'Expires', 'Policy', 'Preferred-Languages', 'Canonical'];
  expect(fields.filter(([name = '']) => !allowed.includes(name))).toEqual([]);
  for (const contact of valuesOf('Contact')) expect(contact).toMatch(/^(mailto:|https:|tel:)/);
  expect(valuesOf('Contact').length).toBeGreaterThan(0);
  expect(valuesOf('Expires')).toEqual([z.iso.datetime().parse(valuesOf('Expires')[0])]);
  expect(valuesOf('Preferred-Languages').length).toBeLessThanOrEqual(1);
  expect(valuesOf('Canonical')).toEqual([`${origin}/.well-known/security.txt`]);
});

test('a site in one language lists no languages', () => {
  expect(documents.filter((file) => /hreflang=/i.test(/<head>.*?<\/head>/s.exec(read(file))?.[0] ?? ''))).toEqual([]);
});

test('browsers learn from OpenSearch how to ask the search page', () => {
  const xml = read('opensearch.xml');
  const templates = [...xml.matchAll(/<Url type="([^"]*)"[^>]*? template="([^"]*)"/g)].map(([, type, address]) => [
    type,
    address,
  ]);
  expect(templates).toEqual([
    ['text/html', `${origin}/search?q={searchTerms}`],
    ['application/opensearchdescription+xml', `${origin}/opensearch.xml`],
  ]);
  expect(/<ShortName>([^<]*)</.exec(xml)?.[1]?.length).toBeLessThanOrEqual(16);
  expect(files).toContain(/<Image[^>]*>([^<]*)</.exec(xml)?.[1]?.slice(origin.length + 1));
});
