import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { parseAst } from 'rolldown/parseAst';
import { expect, test } from 'vitest';
import { type Site, SiteContext } from '#site/context.ts';
import { loadTestData } from '../testing/load-test-data.ts';
import { ProductDemo } from './demo/ProductDemo.tsx';
import { Picture } from './PictureFigure.tsx';
import { screens } from './screens.ts';
import { siteFacts } from './site-facts.ts';

const data = loadTestData('content', ['pictures', 'pictureLabels', 'sampleCatalogs']);
const entries = data.pictures.flatMap(({ value }) => value);
const site = { pictures: siteFacts(data) } as unknown as Site;

function draw(name: string, callouts: readonly string[]): string {
  return renderToStaticMarkup(
    <SiteContext value={site}>
      <Picture name={name} alt="A screen." callouts={callouts} />
    </SiteContext>,
  );
}

test('content/pictures/pictures.yaml lists every screen once', () => {
  expect(entries.map(({ name }) => name).toSorted()).toEqual(Object.keys(screens).toSorted());
});

test.each(entries)(
  '$name has a number at each of its places, and weighs at most 12 kB compressed',
  ({ name, places }) => {
    const html = draw(name, places);
    const numbers = [...html.matchAll(/<b class="k-number">(\d+)<\/b>/g)].map(([, number]) => Number(number));
    // Graphs are drawn once for wide and once for narrow screens.
    const inGraphs = [...html.matchAll(/<text y="4">(\d+)<\/text>/g)].map(([, number]) => Number(number));
    const all = [...numbers, ...new Set(inGraphs)].toSorted((a, b) => a - b);
    expect(all).toEqual(places.map((_, index) => index + 1));
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(12_000);
  },
);

test.each(entries)('$name has no numbers without callouts, and no element that readers could operate', ({ name }) => {
  const html = draw(name, []);
  expect(html).not.toContain('k-number');
  expect(html).not.toMatch(/<(?:a|button|input|select|textarea|h[1-6]|style|script)\b| style="/);
});

const INLINE = new Set(['b', 'label', 'span', 'strong', 'text']);

/** Block elements of a text of HTML that are inside inline ones, each with the inline element around it. */
function misplacedBlocks(html: string): string[] {
  const open: string[] = [];
  const found: string[] = [];
  for (const [, slash, tag = '', selfClosing] of html.matchAll(/<(\/?)([a-z][\w-]*)[^>]*?(\/?)>/gi)) {
    if (slash === '/') open.pop();
    else {
      const inline = open.find((outer) => INLINE.has(outer));
      if (inline !== undefined && /^(?:div|dl|figure|ol|p|pre|table|ul)$/.test(tag)) found.push(`${tag} in ${inline}`);
      if (selfClosing !== '/' && tag !== 'input') open.push(tag);
    }
  }
  expect(open).toEqual([]);
  return found;
}

test.each(entries)('$name has no block element inside an inline one, which HTML forbids', ({ name, places }) => {
  expect(misplacedBlocks(draw(name, places))).toEqual([]);
});

test('the demo on the home page has no block element inside an inline one', () => {
  const html = renderToStaticMarkup(
    <SiteContext value={site}>
      <ProductDemo />
    </SiteContext>,
  );
  expect(html).toContain('for="demo-table-2"');
  expect(misplacedBlocks(html)).toEqual([]);
});

/** Text between the tags of a component, with the file. */
function writtenText(file: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const child of node) visit(child);
    else if (typeof node === 'object' && node !== null) {
      if ('type' in node && node.type === 'JSXText' && 'value' in node && /\p{L}/u.test(String(node.value))) {
        found.push(`${file}: ${String(node.value).trim()}`);
      }
      for (const child of Object.values(node)) visit(child);
    }
  };
  visit(parseAst(readFileSync(file, 'utf8'), { lang: 'tsx' }).body);
  return found;
}

test('screens contain no text of their own: their words come from the labels and the sample company', () => {
  const files = readdirSync('subjects/pictures/screens').map((file) => `subjects/pictures/screens/${file}`);
  expect(files.length).toBeGreaterThan(5);
  expect([...files, 'subjects/pictures/kit/App.tsx'].flatMap(writtenText)).toEqual([]);
});

test('an unknown label or group is an error', () => {
  const { labels } = site.pictures;
  const without = { pictures: { ...site.pictures, labels: { ...labels, domains: ['Domains'] } } } as unknown as Site;
  const render = () =>
    renderToStaticMarkup(
      <SiteContext value={without}>
        <Picture name="domain-list" alt="" callouts={[]} />
      </SiteContext>,
    );
  expect(render).toThrow('"domains" in content/pictures/labels.yaml has no label "View your DataHub Domains.');
});
