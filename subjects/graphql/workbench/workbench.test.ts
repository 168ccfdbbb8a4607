import { isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { catalogOf } from '../../sample-catalog/catalog.ts';
import { ExampleWorkbench, published, publishedSchema } from '../fixtures/run-workbench.ts';
import type { JsonObject } from './engine/index.ts';
import { resolvers } from './engine/resolvers/index.ts';

/** Operations that need more than a catalog: keys of a server, its configuration, or what people did in a running web application. */
const notSimulated = [
  'acceptRole',
  'appConfig',
  'createAccessToken',
  'createInviteToken',
  'createNativeUserResetToken',
  'createSecret',
  'getAccessToken',
  'getAnalyticsCharts',
  'getHighlights',
  'getInviteToken',
  'getMetadataAnalyticsCharts',
  'getSecretValues',
  'listRecommendations',
  'rollbackIngestion',
];

describe('the resolvers', () => {
  it('exist only for fields in the schema', () => {
    const unknown = Object.entries(resolvers).flatMap(([name, fields]) => {
      const type = publishedSchema.getType(name);
      const known = isObjectType(type) ? type.getFields() : {};
      return Object.keys(fields).flatMap((field) => (known[field] === undefined ? [`${name}.${field}`] : []));
    });
    expect(unknown).toEqual([]);
  });

  it('cover all queries and mutations', () => {
    const missing = [publishedSchema.getQueryType(), publishedSchema.getMutationType()].flatMap((type) =>
      Object.keys(type?.getFields() ?? {}).filter((field) => resolvers[type?.name ?? '']?.[field] === undefined),
    );
    expect(missing).toEqual([]);
  });
});

describe('documented operations', () => {
  const operations = published.graphqlOperations.flatMap(({ value }) => value.operations);
  const catalog = catalogOf(published);

  it.each(operations.map((operation) => [operation.name, operation] as const))('%s runs', async (name, operation) => {
    const { workbench } = new ExampleWorkbench(catalog);
    const { document: query, fails = false } = operation;
    const variables = operation.variables as JsonObject;
    const result = await workbench.execute({ query, variables, actor: 'urn:li:corpuser:jonas.feld' });
    const { errors = [], extensions } = result;
    expect(extensions.follows).not.toEqual([]);
    expect(extensions.notSimulated.length > 0).toBe(notSimulated.includes(name));
    if (!notSimulated.includes(name)) expect(errors.length > 0).toBe(fails);
  });
});
