import { describe, expect, it } from 'vitest';
import type { DraftPart } from '#model/page.ts';
import { loadTestData } from '#subjects/testing/load-test-data.ts';
import { exampleCapabilities } from './fixtures/example-capabilities.ts';
import { exampleData, recipeWith } from './fixtures/example-connector.ts';
import { generateConnectors } from './generate.ts';

const optIn = { value: 'opt-in', basis: { declared: 'shop/source.py' } };
const problemsOf = (changes: Parameters<typeof exampleData>[0]) =>
  generateConnectors(exampleData(changes)).problems.map(({ rule, message, fix }) => [rule, message, fix]);
const withRecipe = (yaml: string) =>
  problemsOf({ modules: [{ recipes: [{ title: 'Start small', shows: 'Everything with defaults only.', yaml }] }] });
const headings = (body: readonly DraftPart[]) =>
  body.flatMap((part) => ('markdown' in part && part.markdown.startsWith('#') ? part.markdown.trim() : []));

describe('a connector page', () => {
  it('has its sections in the order in which readers need them', () => {
    const { drafts, problems } = generateConnectors(exampleData());
    expect(problems).toEqual([]);
    expect(drafts[0]?.path).toBe('/docs/generated/ingestion/sources/shop');
    expect(headings(drafts[0]?.body ?? [])).toEqual([
      '## Capabilities',
      '## Requirements',
      '## Installation',
      '## Recipes',
      '### Start small',
      '## Configuration options',
      '## Code coordinates',
      '## Where to go next',
    ]);
  });

  it('gives every option the anchor of its place in a recipe, and shows shared groups once', () => {
    const { drafts } = generateConnectors(exampleData());
    const part = drafts[0]?.body.find(
      (candidate) => 'block' in candidate && candidate.block.type === 'option-reference',
    );
    expect(part && 'anchors' in part && part.anchors).toEqual([
      'config-details',
      'config.host',
      'config.table_pattern',
      'config.tables',
      'config.tables.*.limit',
      'type.Pattern',
      'type.Pattern.allow',
    ]);
    expect(part && 'sections' in part && part.sections[3]).toMatchObject({
      anchor: 'config.tables.*.limit',
      title: 'tables.*.limit',
      text: 'Rows to read of this table at most.',
    });
  });

  it('distinguishes several modules by their plugin names', () => {
    const second = {
      plugin: 'shop-cloud',
      recipes: [
        {
          title: 'In the cloud',
          shows: 'The same in the cloud.',
          yaml: recipeWith('host: a').replace('type: shop', 'type: shop-cloud'),
        },
      ],
    };
    const chooseWhen = 'Choose it when the shop runs there.';
    const { drafts, problems } = generateConnectors(
      exampleData({ modules: [{ chooseWhen }, { ...second, chooseWhen }] }),
    );
    expect(problems).toEqual([]);
    const body = drafts[0]?.body ?? [];
    expect(headings(body)).toContain('### Recipes {#shop-cloud-recipes}');
    expect(body.flatMap((part) => ('anchors' in part ? part.anchors : []))).toContain('shop-cloud.config.host');
  });
});

describe('problems of a connector', () => {
  it('suggests the option that a recipe means', () => {
    expect(withRecipe(recipeWith('hosst: shop.example.com', 'host: a'))).toEqual([
      ['recipes/unknown-option', 'The "shop" source has no "hosst" option. "host" is already set.', 'Remove it.'],
    ]);
  });

  it.each([
    [
      recipeWith('table_pattern: {allow: [a]}'),
      'recipes/missing-option',
      '"host" of the "shop" source is required, but it is missing.',
      expect.stringMatching(/^Add host: /),
    ],
    [
      recipeWith('host: a', 'table_pattern: {alow: [a]}'),
      'recipes/unknown-option',
      'The "shop" source has no "table_pattern.alow" option. Did you mean "allow"?',
      'Change to "allow".',
    ],
    [
      recipeWith('host: a', 'tables: {orders: {limit: many}}'),
      'recipes/wrong-type',
      '"tables.orders.limit" of the "shop" source must be a whole number, but it is a string.',
      undefined,
    ],
    [
      recipeWith('host: [a]'),
      'recipes/wrong-type',
      '"host" of the "shop" source must be a string, but it is a list.',
      'Remove it from the list.',
    ],
    [
      recipeWith('host: a').replace('console', 'datahub-rst'),
      'recipes/unknown-sink',
      'There is no sink named "datahub-rst". Did you mean "datahub-rest"?',
      'Change to "datahub-rest".',
    ],
    [
      recipeWith('host: a').replace('type: shop', 'type: mysql'),
      'recipes/source-type',
      'The recipe belongs to the module shop, but its source type is "mysql".',
      'Write type: shop.',
    ],
    [
      `${recipeWith('host: a')}pipelinename: x\n`,
      'recipes/unknown-option',
      'The recipe has no "pipelinename" option. Did you mean "pipeline_name"?',
      'Change to "pipeline_name".',
    ],
  ])('explains what is wrong with a recipe', (yaml, rule, message, fix) => {
    expect(withRecipe(yaml)).toEqual([[rule, message, fix]]);
  });

  it("says that a recipe isn't YAML", () => {
    const [problem] = withRecipe(recipeWith('host: "a'));
    expect(problem?.[0]).toBe('recipes/yaml-syntax');
    expect(problem?.[1]).toMatch(/^A quote, /);
  });

  it('accepts environment variables for values of any kind', () => {
    const variable = (name: string) => `\${${name}}`;
    const yaml = recipeWith(`host: ${variable('HOST')}`, `tables: {orders: {limit: "${variable('LIMIT')}"}}`);
    expect(withRecipe(yaml)).toEqual([]);
  });

  it('names unknown shared types, duplicate options, and references to options that do not exist', () => {
    const host = {
      name: 'host',
      type: 'string',
      required: true,
      description: 'Host name of the shop, without protocol.',
    };
    expect(problemsOf({ modules: [{ options: [host, host] }] })).toEqual([
      [
        'connectors/duplicate-option',
        'The option "host" is in the same list twice.',
        'Keep one of the two and merge their descriptions.',
      ],
    ]);
    expect(problemsOf({ modules: [{ inherits: ['Patern'], options: [host] }] })).toEqual([
      ['connectors/unknown-shared-type', 'There is no shared type "Patern".', 'Did you mean "Pattern"?'],
    ]);
    expect(
      problemsOf({ modules: [{ capabilities: exampleCapabilities({ Domains: { ...optIn, options: ['hots'] } }) }] }),
    ).toEqual([
      [
        'connectors/unknown-option',
        'The capability "Domains" refers to the option "hots", which shop doesn\'t have.',
        'Did you mean "host"?',
      ],
    ]);
  });
});

describe('descriptions of a connector', () => {
  const option = { name: 'table_limit', type: 'integer', description: 'Rows to read of each table at most.' };
  it.each([
    ['option', { options: [{ ...option, description: 'The limit of the table.' }] }, 'option "table_limit"'],
    [
      'nested option',
      { options: [{ ...option, type: 'object', options: [{ ...option, description: 'The limit of the table.' }] }] },
      'option "table_limit"',
    ],
    [
      'capability',
      {
        capabilities: exampleCapabilities({
          Domains: { ...optIn, options: ['host'], note: 'The domains of the shop.' },
        }),
      },
      'capability "Domains"',
    ],
  ])('must not restate the name of their %s', (_, change, what) => {
    const host = { name: 'host', type: 'string', description: 'Host name of the shop, without protocol.' };
    const options = [host, ...('options' in change ? change.options : [])];
    const [problem] = problemsOf({ modules: [{ ...change, options }] });
    expect(problem?.[0]).toBe('data/restated-name');
    expect(problem?.[1]).toContain(`The description of the ${what} only repeats its name`);
  });
});

describe('the connectors of the site', () => {
  it('have no problems', () => {
    const { drafts, problems } = generateConnectors(loadTestData('content'));
    expect(problems).toEqual([]);
    expect(drafts.map(({ id }) => id)).toContain('docs/generated/ingestion/sources/snowflake');
  });
});
