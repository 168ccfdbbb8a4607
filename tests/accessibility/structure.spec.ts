import { readFileSync } from 'node:fs';
import { expect, test } from '../browser/real-site.ts';
import { sample, touchedPages } from '../extent.ts';

/** All documents that the sitemap names. */
const all = [...readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>(.*?)<\/loc>/g)].map(
  ([, address = '']) => new URL(address).pathname,
);
const touched = touchedPages();
const paths = sample(all, 3, (path) => touched.has(path));

// Documents are parsed by script here, which the policy of the site forbids.
test.use({ bypassCSP: true });

// What axe checks on one page of each kind in pages.spec.ts is not repeated; this looks at every page, without its scripts.
test('every page has a title of its own words, one main, headings in order, named landmarks, and the same bar, help and footer', async ({
  page,
}) => {
  test.setTimeout(180_000);
  expect(all.length).toBeGreaterThan(200);
  await page.goto('/404');
  const found = await page.evaluate(async (addresses) => {
    const faults: string[] = [];
    let shell = '';
    for (const path of addresses) {
      const html = await (await fetch(path)).text();
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
      // What is the same on every page: the links of the bar and of the footer, in their order.
      const links = [...parsed.querySelectorAll('.navbar a, .footer a')].map((link) => link.textContent).join('|');
      if (shell !== '' && links !== shell) fault(`another bar or footer: ${links}`);
      shell = links;
      if (!parsed.querySelector('.navbar a[href*="slack"]')) fault('no way to ask people');
    }
    return faults;
  }, paths);
  expect(found).toEqual([]);
});
