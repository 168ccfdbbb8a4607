import {
  type GraphQLField,
  type GraphQLObjectType,
  getNamedType,
  isAbstractType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { catalogOf } from '../../sample-catalog/catalog.ts';
import { ExampleWorkbench, published, publishedSchema } from '../fixtures/run-workbench.ts';
import { entityTypeOf, graphqlTypes } from './engine/entity-types.ts';
import type { WorkbenchError } from './engine/index.ts';

const catalog = catalogOf(published);
const bench = new ExampleWorkbench(catalog);
const actor = 'urn:li:corpuser:jonas.feld';

/** All fields of a type that need no arguments, with those of the objects in them down to a depth. */
function fieldsOf(type: GraphQLObjectType, depth: number): string {
  const fields = Object.values(type.getFields()).filter(({ args }) => !args.some(isRequiredArgument));
  return ['__typename', ...fields.flatMap((field) => selection(field, depth))].join(' ');
}

function selection(field: GraphQLField<unknown, unknown>, depth: number): string[] {
  const type = getNamedType(field.type);
  const { name } = field;
  if (isLeafType(type)) return [name];
  if (depth === 0) return [];
  if (isAbstractType(type)) return [`${name} { __typename }`];
  return isObjectType(type) ? [`${name} { ${fieldsOf(type, depth - 1)} }`] : [];
}

/** Errors of our own code, which have neither a code nor a classification of the platform. */
function defects(errors: readonly WorkbenchError[] = []) {
  return errors.filter(({ extensions }) => extensions?.code === undefined && extensions?.classification === undefined);
}

describe('every entity of the sample catalog', () => {
  const readable = catalog.entities.flatMap(({ urn, type }) => {
    const name = graphqlTypes[type]?.name;
    return name === undefined ? [] : [[urn, name] as const];
  });

  it('has a GraphQL type, apart from settings and ingestion', () => {
    const unknown = new Set(
      catalog.entities.filter(({ type }) => graphqlTypes[type] === undefined).map(({ type }) => type),
    );
    expect([...unknown].toSorted()).toEqual([
      'dataHubExecutionRequest',
      'dataHubIngestionSource',
      'dataHubSecret',
      'dataHubStepState',
      'globalSettings',
    ]);
  });

  it.each(readable)('%s can be read with all of its fields', async (urn, name) => {
    const type = publishedSchema.getType(name);
    if (!isObjectType(type)) throw new Error(`${name} isn't an object.`);
    const query = `query ($urn: String!) { entity(urn: $urn) { ... on ${name} { ${fieldsOf(type, 2)} } } }`;
    const { errors, extensions } = await bench.workbench.execute({ query, variables: { urn }, actor });
    expect(defects(errors)).toEqual([]);
    expect(extensions.notSimulated).toEqual([]);
  });
});

describe('every entity type', () => {
  const types = [
    ...new Set(catalog.entities.map(({ type }) => entityTypeOf(type)).filter((type) => type !== undefined)),
  ];

  it.each(types)('%s can be searched', async (type) => {
    const query = `query ($type: EntityType!) {
      search(input: { type: $type, query: "orders" }) { total searchResults { entity { urn } } }
      all: search(input: { type: $type, query: "*" }) { total }
      autoComplete(input: { type: $type, query: "ord" }) { suggestions }
      browse(input: { type: $type, path: [] }) { total }
    }`;
    const { errors } = await bench.workbench.execute({ query, variables: { type }, actor });
    expect(defects(errors)).toEqual([]);
  });
});
