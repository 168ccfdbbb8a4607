import { readdirSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { CDPSession, Page } from '@playwright/test';
import { sample, touched } from '../../extent.ts';
import { saveData } from '../connection.ts';
import { expect, test } from '../real-site.ts';
import { watchTraffic } from '../traffic.ts';

/** One page of each kind that has its own styles. */
const paths = [
  '/',
  '/docs',
  '/docs/quickstart',
  '/docs/domains',
  '/docs/api/datahub-apis',
  '/docs/generated/ingestion/sources/json-schema',
  '/docs/generated/metamodel/entities/tag',
  '/docs/graphql/scalars',
  '/docs/python-sdk/clients',
  '/guild',
  '/integrations',
  '/integrations/matrix',
  '/integrations/compare',
  '/search',
  '/search/quality',
  '/samples',
  '/accessibility',
  '/offline',
  '/tools',
  '/tools/recipes',
  '/tools/upgrade',
  '/tools/deploy',
  '/tools/errors',
  '/tools/graphql',
  '/tools/metamodel',
  '/tools/urn',
];

/** A change of styles or of what they apply to concerns all of them. */
const opened = sample(paths, 4, () => touched.some((file) => /\.(?:css|tsx)$/.test(file)));

/** Pages whose editor replaces a field, a moment after everything has been loaded. */
const withEditor: readonly string[] = ['/tools/graphql'];

/** What one sees of a style; boxes are compared too, so sizes and distances need no names here. */
const properties = [
  'color',
  'background-color',
  'background-image',
  'border-top-color',
  'border-top-style',
  'border-top-left-radius',
  'box-shadow',
  'content',
  'cursor',
  'display',
  'fill',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'letter-spacing',
  'list-style-type',
  'opacity',
  'outline-style',
  'overflow-x',
  'position',
  'stroke',
  'text-align',
  'text-decoration-line',
  'text-transform',
  'visibility',
  'white-space',
  'z-index',
];

/** Code of all sheets that the build wrote. */
const sheets = readdirSync('dist/assets/styles').map((file) => readFileSync(`dist/assets/styles/${file}`, 'utf8'));
/** What every page has once the browser is idle. */
const overlays = readdirSync('dist/assets/styles').flatMap((file, index) =>
  file.startsWith('overlays-') ? (sheets[index] ?? []) : [],
);

/** Every element and pseudo-element with its box and what one sees of its style, one line each. */
async function looks(session: CDPSession): Promise<string[]> {
  const { documents, strings } = await session.send('DOMSnapshot.captureSnapshot', { computedStyles: properties });
  const [document] = documents;
  if (!document) throw new Error('The browser took no snapshot.');
  const { nodes, layout } = document;
  const name = (index: number) => strings[index] ?? '';
  const attributes = (node: number) => (nodes.attributes?.[node] ?? []).map(name);
  const classOf = (node: number) => {
    const list = attributes(node);
    return list.includes('class') ? (list[list.indexOf('class') + 1] ?? '') : '';
  };
  // An editor draws its lines when it has measured itself, a moment after the window changed. Its inside has styles of its own, in a shadow tree.
  const isInEditor = (node: number): boolean =>
    node >= 0 && (/\bcm-editor\b/.test(classOf(node)) || isInEditor(nodes.parentIndex?.[node] ?? -1));
  return layout.nodeIndex.flatMap((node, row) => {
    if (isInEditor(nodes.parentIndex?.[node] ?? -1)) return [];
    const className = classOf(node);
    const box = (layout.bounds[row] ?? []).map(Math.round).join(' ');
    const style = (layout.styles[row] ?? []).map((value, at) => `${properties[at]}: ${name(value)}`);
    return [[`<${name(nodes.nodeName?.[node] ?? -1).toLowerCase()} class="${className}">`, box, ...style].join(' | ')];
  });
}

/** Adds sheets behind those of the page, without asking the server for them. */
function addSheets(page: Page, codes: readonly string[]): Promise<void> {
  return page.evaluate((all) => {
    for (const code of all) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(code);
      document.adoptedStyleSheets.push(sheet);
    }
  }, codes);
}

/** The innermost differences of two lists of the same elements, as a reader of the report needs them. */
function differences(before: readonly string[], after: readonly string[]): string[] {
  if (before.length !== after.length) {
    const place = before.findIndex((line, at) => line.split(' ')[0] !== after[at]?.split(' ')[0]);
    return [
      `${before.length} elements became ${after.length}:`,
      ...[...before.slice(place - 2, place + 3), ...after.slice(place - 2, place + 3)].map((line) =>
        line.slice(0, 120),
      ),
    ];
  }
  return after
    .flatMap((line, index) => {
      const old = new Set(before[index]?.split(' | '));
      const [element, ...changed] = line.split(' | ').filter((part, at) => at === 0 || !old.has(part));
      return changed.length > 0 ? `${element} ${changed.join(', ')}` : [];
    })
    .slice(-8);
}

const half = Math.ceil(opened.length / 2);
for (const part of [opened.slice(0, half), opened.slice(half)]) {
  test(`styles of other pages, in any order, change nothing in view: ${part[0]} to ${part.at(-1)}`, async ({
    context,
  }) => {
    test.slow();
    // Not the fixture's page, which waits for what data saver keeps from loading.
    const page = await context.newPage();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // Nothing is loaded ahead, so what the page looks like rests on its own sheets.
    await saveData(page);
    const quiet = watchTraffic(page);
    const session = await context.newCDPSession(page);
    const atWidths = async () => {
      const found: Record<number, string[]> = {};
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        found[width] = await looks(session);
      }
      return found;
    };
    const changed: Record<string, string[]> = {};
    for (const path of part) {
      await page.goto(path);
      await quiet();
      if (path.startsWith('/tools/')) await page.locator('main dh-island[data-state=mounted]').first().waitFor();
      if (withEditor.includes(path)) await page.locator('.cm-editor').waitFor();
      // Entries of long pages that are far from view have no boxes yet, and get them when the browser finds the time.
      await addSheets(page, [...overlays, '* { content-visibility: visible !important; }']);
      let before = await atWidths();
      // Tools show what their workers find out, so such a page is looked at until it has stayed as it is three times.
      if (path.startsWith('/tools/')) {
        let same = 0;
        await expect(async () => {
          const earlier = before;
          before = await atWidths();
          same = isDeepStrictEqual(before, earlier) ? same + 1 : 0;
          expect(same).toBeGreaterThanOrEqual(3);
        }).toPass({ intervals: [100] });
      }
      await addSheets(page, [...sheets, ...sheets.toReversed()]);
      const after = await atWidths();
      for (const width of [390, 1280]) {
        const found = differences(before[width] ?? [], after[width] ?? []);
        if (found.length > 0) changed[`${path} at ${width} px`] = found;
      }
    }
    expect(changed).toEqual({});
  });
}
