import { describe, expect, it } from 'vitest';
import { helmPagePath, valueAnchor } from '#subjects/helm/addresses.ts';
import { describeValues } from '#subjects/helm/described-values.ts';
import { loadTestData } from '#subjects/testing/load-test-data.ts';
import { sample, touched } from '../extent.ts';
import { contentEngine } from './content-engine.ts';

const engine = await contentEngine();

const { pages } = describeValues(loadTestData('content', ['helmFacts', 'helmPages', 'helmShared']));
const values = pages.flatMap(({ page, sections }) =>
  sections.flatMap((section) => section.values.map(({ path }) => ({ path, href: helmPagePath(page.id) }))),
);
const isTouched = touched.some((file) => /^(?:content\/helm|search|subjects\/helm)\//.test(file));

describe('search', () => {
  it('finds every Helm value first by its path', async () => {
    expect(values.length).toBe(514);
    const lost: string[] = [];
    for (const { path, href } of sample(values, 4, () => isTouched)) {
      const [first] = (await engine.search(path)).pages;
      const found = first?.sections[0]?.href;
      if (found !== `${href}#${valueAnchor(path)}`) lost.push(`${path}: ${found}`);
    }
    expect(lost).toEqual([]);
  });
});
