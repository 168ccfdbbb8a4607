import { Ajv2020 } from 'ajv/dist/2020.js';
import { buildSchema } from 'graphql';
import { describe, expect, it, test } from 'vitest';
import { dataFilePath, dataSchemaPath, graphqlSchemaPath } from '#model/data-files/data-file.ts';
import { loadTestData, noData } from '#subjects/testing/load-test-data.ts';
import { generateDataFiles } from './generate.ts';
import { type DataFileName, dataFiles } from './shapes/data-files.ts';

const data = loadTestData('content');
const files = generateDataFiles(data).files ?? {};
const published = (Object.keys(dataFiles) as DataFileName[]).filter((name) => files[dataFilePath(name)] !== undefined);

/** An independent validator, which knows nothing of Zod. Formats such as `uri` are hints. */
function mistakesOf(name: DataFileName, file: unknown) {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, validateFormats: false });
  const validate = ajv.compile(JSON.parse(files[dataSchemaPath(name)] ?? ''));
  return validate(file) ? [] : validate.errors?.slice(0, 3);
}

/** Names that JSON Schema 2020-12 defines for `format`; strict validators refuse others. */
const formats = Object.fromEntries(
  ['date', 'date-time', 'time', 'duration', 'email', 'hostname', 'uri', 'uri-reference', 'uuid', 'regex'].map(
    (name) => [name, true as const],
  ),
);

describe('schemas of data files', () => {
  it('compile in the strict mode of a validator', () => {
    const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, formats });
    const schemas = (Object.keys(dataFiles) as DataFileName[]).map((name) => files[dataSchemaPath(name)] ?? '');
    expect(schemas.length).toBeGreaterThan(8);
    for (const schema of schemas) expect(ajv.compile(JSON.parse(schema))).toBeTypeOf('function');
  });
});

describe('data files', () => {
  it('contain everything that data pages show', () => {
    expect(published).toEqual([
      'connectors',
      'options',
      'entities',
      'aspects',
      'errors',
      'cli',
      'environment',
      'upgrades',
      'endpoints',
      'product-links',
    ]);
    const { connectors } = JSON.parse(files['data/connectors.json'] ?? '');
    expect(connectors.map(({ id }: { id: string }) => id)).toEqual(data.connectors.map(({ value }) => value.id));
  });

  it.each(published)('%s fits the schema that it names', (name) => {
    const file = JSON.parse(files[dataFilePath(name)] ?? '');
    expect(mistakesOf(name, file)).toEqual([]);
    expect(new URL(file.$schema, `https://docs.example.com/${dataFilePath(name)}`).pathname).toBe(
      `/${dataSchemaPath(name)}`,
    );
  });

  it.each(published)('the schema of %s rejects a different format and unknown fields', (name) => {
    const file = JSON.parse(files[dataFilePath(name)] ?? '');
    expect(mistakesOf(name, { ...file, format: 2 })).not.toEqual([]);
    expect(mistakesOf(name, { ...file, more: [] })).not.toEqual([]);
  });

  it('say where a URN is nested inside another', () => {
    const { entities } = JSON.parse(files['data/entities.json'] ?? '');
    const dataset = entities.find(({ name }: { name: string }) => name === 'dataset');
    expect(dataset.identity.parts).toMatchObject([{ urn: 'dataPlatform' }, { name: 'name' }, { environment: true }]);
    expect(dataset.relationships).toContainEqual(
      expect.objectContaining({ name: 'DownstreamOf', via: 'upstreamLineage.upstreams.dataset' }),
    );
  });

  it('have the GraphQL schema beside them', () => {
    expect(buildSchema(files[graphqlSchemaPath] ?? '').getType('Dataset')).toBeDefined();
  });

  it('are the same for the same data', () => {
    expect(generateDataFiles(data).files).toEqual(files);
  });
});

test('a site without data has the schemas alone', () => {
  const paths = Object.keys(generateDataFiles(noData).files ?? {});
  expect(paths).toEqual((Object.keys(dataFiles) as DataFileName[]).map(dataSchemaPath));
});
