import { brotliCompressSync, constants } from 'node:zlib';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { checkRecipe } from '#recipes/check-recipe.ts';
import { patternOptions } from '#recipes/patterns/recipe-patterns.ts';
import { choose } from '#recipes/testing/choose.ts';
import { writeRecipe } from '#recipes/write-recipe.ts';
import { loadTestData } from '#subjects/testing/load-test-data.ts';
import { recipeFactFiles, recipeFacts } from './recipe-facts.ts';
import { indexRecipes } from './recipe-index.ts';
import { recipeSchemaPath, recipeSchemas } from './recipe-schemas.ts';

const data = loadTestData('content');
const facts = recipeFacts(data);
const sources = facts.sources.map(({ type }) => type);

const base = 'https://docs.example.com/';
const ajv = new Ajv2020({ strict: false });
for (const [path, schema] of Object.entries(recipeSchemas(indexRecipes(data).index)))
  ajv.addSchema({ ...schema }, base + path);
const accepts = ajv.getSchema(base + recipeSchemaPath);

describe('the facts of recipes', () => {
  it('come in files that load fast', () => {
    for (const [name, file] of Object.entries(recipeFactFiles(data))) {
      // Hosts compress better than this, and more slowly.
      const compressed = brotliCompressSync(JSON.stringify(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
      expect([name, compressed.length < 60_000]).toEqual([name, true]);
    }
  });

  it('link to pages that have the options', () => {
    const { page, anchors, options } = facts.loaded['dbt-cloud'] ?? { options: [] };
    expect([page, anchors]).toEqual(['/docs/generated/ingestion/sources/dbt', 'dbt-cloud.config.']);
    expect(options.map(({ name }) => name)).toContain('token');
  });
});

describe('a recipe written for each source', () => {
  it('covers all modules', () => expect(sources).toHaveLength(56));

  it.each(sources)('%s has no problems, and fits the published schemas', (source) => {
    for (const [place, sink] of [
      ['host', 'datahub-rest'],
      ['container', 'datahub-kafka'],
      ['kubernetes', 'datahub-rest'],
      ['ui', 'datahub-rest'],
      ['scheduler', 'file'],
    ] as const) {
      const values = facts.loaded[source]?.stateful ? { 'stateful_ingestion.enabled': 'true' } : {};
      const recipe = writeRecipe(choose(source, { place, sink, values }), facts);
      const { problems } = checkRecipe(recipe, facts, place);
      expect([recipe, problems.map(({ message }) => message)]).toEqual([recipe, []]);
      expect([recipe, accepts?.(parse(recipe)), accepts?.errors]).toEqual([recipe, true, null]);
    }
  });

  it.each(sources)('%s matches each recipe of its page exactly until something is changed', (source) => {
    const scenarios = facts.loaded[source]?.scenarios ?? [];
    expect(scenarios.length).toBeGreaterThan(0);
    expect(new Set(scenarios.map(({ id }) => id)).size).toBe(scenarios.length);
    for (const { id, yaml } of scenarios) expect(writeRecipe(choose(source, { scenario: id }), facts)).toBe(yaml);
  });

  it('says for nearly every allow and deny list what the connector matches it against', () => {
    const lists = sources.flatMap((source) => {
      const { options = [], patterns = [] } = facts.loaded[source] ?? {};
      const described = patterns.flatMap(({ option, fallback }) => [option, fallback].filter(Boolean));
      const paths = patternOptions(options).map(({ path }) => path);
      expect([source, described.filter((path) => path !== undefined && !paths.includes(path))]).toEqual([source, []]);
      return paths.filter((path) => !described.includes(path)).map((path) => `${source} ${path}`);
    });
    // Profiling looks at the wrong tables there, so there is no telling.
    expect(lists).toEqual(['presto-on-hive profile_pattern']);
  });
});
