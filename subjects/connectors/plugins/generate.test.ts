import { describe, expect, it } from 'vitest';
import { asLoaded, loadTestData } from '#subjects/testing/load-test-data.ts';
import type { ConnectorData } from '../data.ts';
import { exampleData } from '../fixtures/example-connector.ts';
import { sink, transformer } from '../schema/ingestion-plugin.ts';
import { generatePlugins } from './generate.ts';

const described = { summary: 'Sends everything over the network.', source: 'shop/rest.py', rules: [] };
const server = { name: 'server', type: 'url', description: 'Where to send it, with the scheme.' };
const withSink = (changes: object): ConnectorData => ({
  ...exampleData(),
  sinks: [
    asLoaded(sink.parse({ type: 'rest', ...described, options: [server], ...changes }), 'content/sinks/rest.yaml'),
  ],
});
const problemsOf = (changes: object) =>
  generatePlugins(withSink(changes)).problems.map(({ rule, message }) => [rule, message]);

describe('the option reference of a sink or transformer', () => {
  const { embeddedBlocks, problems, files } = generatePlugins(exampleData());

  it('exists for each that has options, and for the keys of a recipe', () => {
    expect(problems).toEqual([]);
    expect(Object.keys(embeddedBlocks ?? {})).toEqual(['sink datahub-rest', 'transformer add_tags', 'recipe keys']);
  });

  it('has anchors that begin with its type, so that a page may contain several', () => {
    expect(embeddedBlocks?.['sink datahub-rest']?.anchors).toEqual(['datahub-rest.config.server']);
    expect(embeddedBlocks?.['transformer add_tags']?.anchors).toEqual(['add_tags.config.tag_urns']);
    expect(embeddedBlocks?.['recipe keys']?.anchors).toContain('recipe.transformers.*.type');
  });

  it('says where in a recipe its options belong', () => {
    expect(embeddedBlocks?.['transformer add_tags']?.block).toMatchObject({
      root: ['transformers', '0', 'config'],
      plugin: 'add_tags',
      schema: 'schemas/transformers/add_tags.json',
    });
  });

  it('is found by search under its anchors', () => {
    expect(embeddedBlocks?.['sink datahub-rest']?.sections).toMatchObject([
      { anchor: 'datahub-rest.config.server', title: 'server', trail: ['datahub-rest'] },
    ]);
  });

  it('has a schema at a stable address', () => {
    expect(Object.keys(files ?? {})).toEqual([
      'schemas/connectors/shop.json',
      'schemas/sinks/console.json',
      'schemas/sinks/datahub-rest.json',
      'schemas/transformers/add_tags.json',
      'schemas/recipe.json',
    ]);
  });
});

describe('problems of sinks and transformers', () => {
  it.each([
    [{ options: [server, server] }, 'connectors/duplicate-option', 'The option "server" is in the same list twice.'],
    [{ inherits: ['Patern'] }, 'connectors/unknown-shared-type', 'There is no shared type "Patern".'],
    [
      { options: [{ ...server, worksWith: ['sever'] }] },
      'connectors/unknown-option',
      'The option "server" refers to the option "sever", which rest doesn\'t have.',
    ],
    [
      { options: [{ ...server, deprecated: { note: 'It does nothing any more.', replacement: 'url' } }] },
      'connectors/unknown-option',
      'The option "server" refers to the option "url", which rest doesn\'t have.',
    ],
    [
      { options: [{ ...server, description: 'The URL of the server.' }] },
      'data/restated-name',
      'The description of the option "server" only repeats its name: "The URL of the server."',
    ],
    [
      { summary: 'This is the rest sink.' },
      'data/restated-name',
      'The description of the sink "rest" only repeats its name: "This is the rest sink."',
    ],
  ])('%j is a problem', (changes, rule, message) => {
    expect(problemsOf(changes)).toEqual([[rule, message]]);
  });

  it("are also listed in the transformer's file", () => {
    const wrong = transformer.parse({ type: 'add', ...described, inherits: ['Patern'] });
    const data = { ...exampleData(), transformers: [asLoaded(wrong, 'content/transformers/add.yaml')] };
    expect(generatePlugins(data).problems).toMatchObject([
      { file: 'content/transformers/add.yaml', line: 1, fix: 'Did you mean "Pattern"?' },
    ]);
  });
});

describe('the sinks and transformers of the site', () => {
  const data = loadTestData('content');

  it('have no problems, and file names that equal their types', () => {
    expect(generatePlugins(data).problems).toEqual([]);
    for (const { value, file } of [...data.sinks, ...data.transformers]) {
      expect(file).toMatch(new RegExp(`/${value.type}\\.yaml$`));
    }
  });

  it('include all that the package provides', () => {
    expect(data.sinks).toHaveLength(6);
    expect(data.transformers).toHaveLength(19);
  });
});
