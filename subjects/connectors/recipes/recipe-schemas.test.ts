import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { loadTestData } from '#subjects/testing/load-test-data.ts';
import { exampleData, recipeWith } from '../fixtures/example-connector.ts';
import { checkRecipe } from './check-recipe.ts';
import { isRecipe } from './is-recipe.ts';
import { recipeFacts } from './recipe-facts.ts';
import { indexRecipes } from './recipe-index.ts';
import { recipeSchemaPath, recipeSchemas } from './recipe-schemas.ts';

const base = 'https://docs.example.com/';
const validatorOf = (schemas: ReturnType<typeof recipeSchemas>): ValidateFunction => {
  // An option may have several types, such as a number or a text with a variable.
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
  for (const [path, schema] of Object.entries(schemas)) ajv.addSchema({ ...schema }, base + path);
  return ajv.getSchema(base + recipeSchemaPath) as ValidateFunction;
};

const example = recipeFacts(exampleData());
const acceptsExample = validatorOf(recipeSchemas(indexRecipes(exampleData()).index));

describe('the schema of recipes agrees with the checks', () => {
  it.each([
    recipeWith('host: a'),
    recipeWith(`host: "\${HOST}"`, `tables: {orders: {limit: "\${LIMIT:-3}"}}`),
    recipeWith('host: a', 'table_pattern: {allow: [a, b]}'),
    recipeWith('host: a', 'table_pattern:'),
    'source: {type: shop, config: {host: a}}',
    'source: {type: my.Source, config: {anything: true}}',
    `${recipeWith('host: a')}transformers: [{type: add_tags, config: {tag_urns: [a]}}]`,
  ])('accepts %j', (yaml) => {
    expect(checkRecipe(yaml, example, { file: 'recipe.yaml' })).toEqual([]);
    expect(acceptsExample(parse(yaml)), JSON.stringify(acceptsExample.errors)).toBe(true);
  });

  it.each([
    recipeWith('table_pattern: {allow: [a]}'),
    recipeWith('host: a', 'table_pattern: {alow: [a]}'),
    recipeWith('host: a', 'tables: {orders: {limit: many}}'),
    recipeWith('host: [a]'),
    `${recipeWith('host: a')}pipelinename: x`,
    'sink: {type: console}',
    'source: {type: shop}',
    'source: {type: shop, config: {host: a}}\nsink: {type: datahub-rest, config: {url: a}}',
    `${recipeWith('host: a')}transformers: [{type: add_tags, config: {}}]`,
    `${recipeWith('host: a')}transformers: [{type: add_tags}]`,
  ])('rejects %j', (yaml) => {
    expect(checkRecipe(yaml, example, { file: 'recipe.yaml' })).not.toEqual([]);
    expect(acceptsExample(parse(yaml))).toBe(false);
  });

  it('says what an option is for, and that it is deprecated', () => {
    const data = exampleData({
      modules: [
        {
          options: [
            { name: 'host', type: 'string', description: 'Host **name**, see [tags](/docs/tags).', default: 'a' },
            {
              name: 'old',
              type: 'boolean',
              description: 'What the old way does.',
              deprecated: { note: 'Use the new way instead.' },
              example: true,
            },
          ],
        },
      ],
    });
    const schema = recipeSchemas(indexRecipes(data).index)['schemas/connectors/shop.json'];
    expect(schema?.properties).toEqual({
      host: { type: ['string', 'number', 'null'], description: 'Host name, see tags.', default: 'a' },
      old: {
        type: ['boolean', 'string', 'null'],
        pattern: expect.any(String),
        description: 'What the old way does. Deprecated: Use the new way instead.',
        examples: [true],
        deprecated: true,
      },
    });
  });
});

describe('the schemas of the site', () => {
  const data = loadTestData('content');
  const schemas = recipeSchemas(indexRecipes(data).index);
  const accepts = validatorOf(schemas);

  it('are valid JSON Schema 2020-12', () => {
    const ajv = new Ajv2020();
    for (const [path, schema] of Object.entries(schemas)) {
      expect([path, ajv.validateSchema({ ...schema }), ajv.errors]).toEqual([path, true, null]);
    }
  });

  it('accept choices in any case where the platform does, and nowhere else', () => {
    const recipe = (env: string, mode: string, semantics: string, duration: string) => ({
      source: { type: 'clickhouse', config: { env, bucket_duration: duration } },
      sink: { type: 'datahub-rest', config: { mode } },
      transformers: [{ type: 'simple_add_dataset_tags', config: { tag_urns: [], semantics } }],
    });
    expect(accepts(recipe('prod', 'sync', 'Patch', 'DAY')), JSON.stringify(accepts.errors)).toBe(true);
    expect(accepts(recipe('prod', 'sync', 'Patch', 'day'))).toBe(false);
    expect(accepts(recipe('production', 'sync', 'Patch', 'DAY'))).toBe(false);
  });

  it('accept every recipe of the connectors', () => {
    const recipes = data.connectors.flatMap(({ value }) => value.modules.flatMap((module) => module.recipes));
    expect(recipes.length).toBeGreaterThan(20);
    for (const { title, yaml } of recipes)
      expect([title, accepts(parse(yaml)), accepts.errors]).toEqual([title, true, null]);
  });

  it('accept every recipe of the pages', () => {
    const recipes = samplesBelow('content/docs').filter(({ yaml }) => isRecipe(yaml));
    expect(recipes.length).toBeGreaterThan(50);
    for (const { file, yaml } of recipes)
      expect([file, accepts(parse(yaml)), accepts.errors]).toEqual([file, true, null]);
  });
});

/** The fenced YAML of Markdown files, without the indentation of lists around it. */
function samplesBelow(folder: string): { file: string; yaml: string }[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'));
  return files.flatMap((file) => {
    const text = readFileSync(`${folder}/${file}`, 'utf8');
    return [...text.matchAll(/^([ >]*)```yaml(.*)\n([\s\S]*?)\n\1```/gm)].flatMap(
      ([, indent = '', meta = '', code = '']) =>
        meta.includes('illustrative=') ? [] : [{ file, yaml: code.replaceAll(new RegExp(`^${indent}`, 'gm'), '') }],
    );
  });
}
