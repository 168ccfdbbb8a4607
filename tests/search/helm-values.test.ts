import { describe, expect, it } from 'vitest';
import { buildSiteModel } from '#pipeline/build-site-model.ts';
import { buildSearchFiles } from '#search/build/build-search-files.ts';
import { SearchEngine } from '#search/engine.ts';
import { searchRecords } from '#search/records.ts';
import { helmPagePath, valueAnchor } from '#subjects/helm/addresses.ts';
import { describeValues } from '#subjects/helm/described-values.ts';
import { loadTestData } from '#subjects/testing/load-test-data.ts';

const { model } = await buildSiteModel({ contentDir: 'content', mode: 'build' });
const [site] = model.locales;
if (!site) throw new Error('The site has no locale.');
let count = 0;
const records = searchRecords(site.pages, site.navigation, model.screens, (path) => path);
const { start, parts } = buildSearchFiles(records, () => String(count++).padStart(6, '0'));
const engine = new SearchEngine(start, async (file) => parts.get(file) ?? '');

const { pages } = describeValues(loadTestData('content', ['helmFacts', 'helmPages', 'helmShared']));
const values = pages.flatMap(({ page, sections }) =>
  sections.flatMap((section) => section.values.map(({ path }) => ({ path, href: helmPagePath(page.id) }))),
);

describe('search', () => {
  it('finds every Helm value first by its path', async () => {
    expect(values.length).toBe(514);
    const lost: string[] = [];
    for (const { path, href } of values) {
      const [first] = (await engine.search(path)).pages;
      const found = first?.sections[0]?.href;
      if (found !== `${href}#${valueAnchor(path)}`) lost.push(`${path}: ${found}`);
    }
    expect(lost).toEqual([]);
  });
});
