import { expect, test } from 'vitest';
import type { Sample } from '#model/page.ts';
import { formatProblems } from '#pipeline/problems/format-problems.ts';
import { checkedSite, somePage } from '#pipeline/testing/checked-site.ts';
import { someSample } from '#pipeline/testing/sample-under-check.ts';
import { exampleData, recipeWith } from '../fixtures/example-connector.ts';
import { recipeFactFiles } from './recipe-facts.ts';
import { recipesInvalid } from './recipes-invalid.ts';

const toolFacts = recipeFactFiles(exampleData());
const explain = (code: string, sample: Partial<Sample> = {}, hidden: readonly string[] = []) => {
  const samples = [someSample('yaml', code, { origin: { file: 'content/docs/tags.md', line: 20 }, ...sample })];
  const pages = [somePage('/docs/tags', { samples })];
  return formatProblems(recipesInvalid(exampleData(), checkedSite({ pages, toolFacts, hidden: new Set(hidden) })));
};

test.each([
  ['a right recipe', recipeWith('host: a')],
  ['a recipe without sink', 'source: {type: shop, config: {host: a}}'],
  ['YAML that is no recipe', 'source: {config: {}}\nhots: a'],
  ['the configuration of an action', 'source: {type: kafka}\naction: {type: hello}'],
  ['a class of the reader’s own', 'source: {type: my.Source, config: {hots: a}}'],
])('%s is fine', (_, yaml) => {
  expect(explain(yaml)).toBe('');
});

test('a wrong option is shown with page, line, and suggestion', () => {
  expect(explain(recipeWith('host: a', 'tables: {a: {limt: 3}}'))).toMatchInlineSnapshot(`
    "content/docs/tags.md:25  recipes/unknown-option
      The "shop" source has no "tables.a.limt" option. Did you mean "limit"?
      Change to "limit".

    1 error"
  `);
});

test.each([
  ['source: {type: shopp, config: {}}', 'There is no source named "shopp".'],
  ['source: {type: shop}', 'The source has no "config".'],
  ['source: {type: shop, config: {host: a}}\nsinks: {type: console}', 'The recipe has no "sinks" option.'],
  [
    'source: {type: shop, config: {host: a}}\nsink: {type: datahub-rest, config: {url: a}}',
    'The "datahub-rest" sink has no "url" option.',
  ],
  ['source: {type: shop, config: {host: a}}\nsink: {typ: console}', 'The sink has no "type".'],
  [
    'source: {type: shop, config: {host: a}}\ntransformers: [{type: add_tag, config: {}}]',
    'There is no transformer named "add_tag".',
  ],
  [
    'source: {type: shop, config: {host: a}}\ntransformers: [{type: add_tags, config: {}}]',
    '"tag_urns" of the "add_tags" transformer is required',
  ],
  [
    'source: {type: shop, config: {host: a}}\ntransformers: {type: add_tags}',
    '"transformers" is a map, but it must be a list.',
  ],
  ['source:\n  type: shop\n  config: {host: "a}', 'A quote, a bracket, a comma'],
])('%j is explained', (yaml, message) => {
  expect(explain(yaml)).toContain(message);
});

test('an unknown source is not reported while connectors are planned', () => {
  const yaml = 'source: {type: looker, config: {}}';
  expect(explain(yaml)).toContain('There is no source named "looker".');
  expect(explain(yaml, {}, ['/docs/generated/ingestion/sources/looker'])).toBe('');
});

test('other languages, illustrative samples and recipes of connectors are left alone', () => {
  const wrong = 'source: {type: shop, config: {}}';
  expect(explain(wrong, { language: 'text' })).toBe('');
  expect(explain(wrong, { illustrative: 'shows what goes wrong' })).toBe('');
  expect(explain(recipeWith('host: shop.example.com').trimEnd())).toBe('');
});
