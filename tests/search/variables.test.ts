import { expect, test } from 'vitest';
import { loadTestData } from '#subjects/testing/load-test-data.ts';
import { sample, touched } from '../extent.ts';
import { contentEngine } from './content-engine.ts';

const { environments } = loadTestData('content', ['environments']);
const names = [...new Set(environments.flatMap(({ value }) => value.variables.map(({ name }) => name)))];
const isTouched = touched.some((file) => /^(?:content\/environment|search|subjects\/environment)\//.test(file));

test('search finds every variable first', async () => {
  const engine = await contentEngine();
  const wrong: string[] = [];
  // Names of one word, such as MONITORING, are also words of prose.
  const asked = sample(
    names.filter((each) => each.includes('_')),
    4,
    () => isTouched,
  );
  expect(asked.length).toBeGreaterThan(100);
  for (const name of asked) {
    const [page] = (await engine.search(name)).pages;
    const [section] = page?.sections ?? [];
    if (section?.title !== name) wrong.push(`${name}: ${page?.href} ${section?.title}`);
  }
  expect(wrong).toEqual([]);
});
