import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../browser/real-site.ts';
import { sample, touchedPages } from '../extent.ts';

/** All documents that the sitemap names. */
const all = [...readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>(.*?)<\/loc>/g)].map(
  ([, address = '']) => new URL(address).pathname,
);
const touched = touchedPages();
const paths = sample(all, 3, (path) => touched.has(path));

/** Runs in a page that has no policy. What is wrong with a document: its faults, and the links of its bar and footer, in their order. */
function readStructure({ path, html }: { path: string; html: string }): { faults: string[]; shell: string } {
  const faults: string[] = [];
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const fault = (what: string) => faults.push(`${path}: ${what}`);
  const { title, documentElement: root } = parsed;
  const h1 = parsed.querySelectorAll('h1');
  const name = h1[0]?.textContent ?? '';
  if (path.startsWith('/docs/') ? !title.startsWith(name) : title === '') fault(`is titled ${title}`);
  if (root.lang === '' || root.dir === '') fault('says no language or direction');
  if (h1.length !== 1 || name === '') fault(`${h1.length} headings of the first level`);
  if (parsed.querySelectorAll('main').length !== 1) fault('has not one main');
  let above = 1;
  for (const heading of parsed.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')) {
    const level = Number(heading.localName[1]);
    if (level > above + 1) fault(`${heading.localName} below h${above}: ${heading.textContent}`);
    above = level;
  }
  const labels = [...parsed.querySelectorAll('nav, section[aria-label], [role=region]')].map(
    (landmark) =>
      `${landmark.localName} ${landmark.getAttribute('aria-label') ?? landmark.getAttribute('aria-labelledby')}`,
  );
  for (const label of labels) if (label.endsWith(' null')) fault(`a landmark without a name: ${label}`);
  const navs = labels.filter((label) => label.startsWith('nav '));
  if (new Set(navs).size < navs.length) fault(`two of the same name: ${navs}`);
  if (!parsed.querySelector('.navbar a[href*="slack"]')) fault('no way to ask people');
  const links = [...parsed.querySelectorAll('.navbar a, .footer a')].map((link) => link.textContent);
  return { faults, shell: links.join('|') };
}

// What axe checks on one page of each kind in pages.spec.ts is not repeated; this looks at every page, without its scripts.
test('every page has its own title, one main, headings in order, named landmarks, and the same bar, help, and footer', async ({
  page,
}) => {
  test.setTimeout(180_000);
  expect(all.length).toBeGreaterThan(200);
  // A page of the site would not parse anything that its own policy didn't create.
  await page.goto('about:blank');
  const found: string[] = [];
  const shells = new Map<string, string>();
  for (const path of paths) {
    const html = readFileSync(join('dist', path, 'index.html'), 'utf8');
    const { faults, shell } = await page.evaluate(readStructure, { path, html });
    found.push(...faults);
    shells.set(shell, path);
  }
  expect(found).toEqual([]);
  // What is the same on every page.
  expect([...shells], 'bars and footers, each with a page that has it').toHaveLength(1);
});
