import { isEnumType, isInputObjectType, isInterfaceType, isObjectType, isScalarType, isUnionType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { generateGraphql } from '#subjects/graphql/generate.ts';
import { readSchema } from '#subjects/graphql/read-schema.ts';
import { loadTestData } from '#subjects/testing/load-test-data.ts';
import { subjects } from './index.ts';
import type { Subject } from './subject.ts';

const data = loadTestData('content');
const all: readonly Subject[] = subjects;
const made = all.flatMap(({ name, pages, generators = [] }) =>
  generators.map((step) => ({ name, pages, ...step.run(data) })),
);

describe('the reference covers the platform of April 2023', () => {
  it('with 50 connectors of 56 modules', () => {
    expect(data.connectors).toHaveLength(50);
    const plugins = data.connectors.flatMap(({ value }) => value.modules.map(({ plugin }) => plugin));
    expect(new Set(plugins).size).toBe(56);
    expect(plugins).toHaveLength(56);
  });

  it('with 41 entities and 154 aspects, each of which an entity has', () => {
    expect(data.entities).toHaveLength(41);
    expect(data.aspects).toHaveLength(154);
    const listed = new Set(data.entities.flatMap(({ value }) => [...value.aspects, value.identity.keyAspect]));
    expect(data.aspects.map(({ value }) => value.name).filter((name) => !listed.has(name))).toEqual([]);
  });

  it('with every operation, type, field, argument, and value of the GraphQL schema', () => {
    const { schema } = readSchema(data.graphqlSchema);
    const types = Object.values(schema?.getTypeMap() ?? {}).filter(({ name }) => !/^(__|Query$|Mutation$)/.test(name));
    const objects = types.filter(isObjectType);
    const fields = objects.flatMap((type) => Object.values(type.getFields()));
    const operations = [schema?.getQueryType(), schema?.getMutationType()].map((root) =>
      Object.values(root?.getFields() ?? {}),
    );
    expect({
      queries: operations[0]?.length,
      mutations: operations[1]?.length,
      operationArguments: operations.flat().flatMap(({ args }) => args).length,
      objects: objects.length,
      fields: fields.length,
      deprecatedFields: fields.filter(({ deprecationReason }) => deprecationReason != null).length,
      fieldArguments: fields.flatMap(({ args }) => args).length,
      interfaces: types.filter(isInterfaceType).length,
      inputObjects: types.filter(isInputObjectType).length,
      inputFields: types.filter(isInputObjectType).flatMap((type) => Object.values(type.getFields())).length,
      enums: types.filter(isEnumType).length,
      enumValues: types.filter(isEnumType).flatMap((type) => type.getValues()).length,
      unions: types.filter(isUnionType).length,
      scalars: types.filter(isScalarType).length,
    }).toEqual({
      queries: 68,
      mutations: 89,
      operationArguments: 169,
      objects: 303,
      fields: 1402,
      deprecatedFields: 48,
      fieldArguments: 78,
      interfaces: 5,
      inputObjects: 150,
      inputFields: 444,
      enums: 59,
      enumValues: 276,
      unions: 5,
      scalars: 6,
    });
  });

  it('with every public class and function of the Python modules for writers', () => {
    const counts = data.sdkModules.map(({ value: { module, classes, functions } }) => {
      const methods = classes.flatMap((one) => one.methods.filter(({ kind }) => kind !== 'inherited'));
      return [module, [classes.length, methods.length, functions.length]];
    });
    expect(Object.fromEntries(counts)).toMatchObject({
      'datahub.emitter.mcp': [1, 7, 0],
      'datahub.emitter.mce_builder': [1, 0, 47],
      'datahub.emitter.mcp_builder': [12, 4, 9],
      'datahub.emitter.rest_emitter': [1, 6, 0],
      'datahub.emitter.kafka_emitter': [2, 5, 0],
      'datahub.ingestion.graph.client': [4, 20, 1],
    });
  });

  it('with all generated pages below the addresses that their subjects name', () => {
    const elsewhere = made.flatMap(({ name, pages = [], drafts }) =>
      drafts
        .filter(({ path }) => !pages.some((beginning) => path === beginning || path.startsWith(`${beginning}/`)))
        .map(({ path }) => `${name}: ${path}`),
    );
    expect(elsewhere).toEqual([]);
  });

  it('without an undocumented item or another problem', () => {
    expect(made.flatMap(({ problems }) => problems)).toEqual([]);
    expect(generateGraphql(data).drafts).toHaveLength(8);
  });
});
