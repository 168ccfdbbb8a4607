import { type GraphQLSchema, getVariableValues, parse, print, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { readSchema } from '#subjects/graphql/read-schema.ts';
import { loadTestData } from '#subjects/testing/load-test-data.ts';
import { assetTypes, buildCall, type Choices, changes, datasetPartNames, filterNames, urnOf } from './tasks.ts';

const { schema } = readSchema(loadTestData('content').graphqlSchema) as { schema: GraphQLSchema };

const none: Choices = {
  task: 'find',
  text: '',
  types: [],
  filters: {},
  allPages: true,
  asset: 'urn:li:dataset:(urn:li:dataPlatform:snowflake,analytics.marts.customer_orders,PROD)',
  direction: 'DOWNSTREAM',
  hops: 3,
  parts: [],
  change: 'addTag',
  value: 'pii',
  assets: 'urn:li:chart:(looker,a)\n\n urn:li:chart:(looker,b) ',
};
const all: Partial<Choices> = {
  types: assetTypes.map(({ type }) => type),
  filters: Object.fromEntries(filterNames.map((name) => [name, 'x'])),
  parts: datasetPartNames,
  text: 'orders',
  hops: 2,
};

/** Everything that the server would reject in an operation and its variables. */
function rejected(choices: Partial<Choices>): string[] {
  const { document, variables } = buildCall({ ...none, ...choices });
  const parsed = parse(document);
  const [definition] = parsed.definitions;
  const declared = definition?.kind === 'OperationDefinition' ? (definition.variableDefinitions ?? []) : [];
  const { errors = [] } = getVariableValues(schema, declared, variables);
  return [...validate(schema, parsed), ...errors].map(({ message }) => message);
}

describe('operations for tasks', () => {
  it.each([
    ...(['find', 'lineage', 'read'] as const).flatMap((task) =>
      [true, false].flatMap((allPages) => [
        { task, allPages },
        { task, allPages, ...all },
      ]),
    ),
    ...changes.map((change) => ({ task: 'change', change }) as const),
  ])('fit the schema: %j', (choices) => {
    expect(rejected(choices)).toEqual([]);
  });

  it('find what several filters have in common, in batches until there are no more', () => {
    const call = buildCall({
      ...none,
      types: ['DATASET'],
      filters: { tag: 'pii', owner: 'urn:li:corpGroup:governance', domain: 'sales' },
    });
    expect(call.variables).toEqual({
      query: '*',
      types: ['DATASET'],
      orFilters: [
        {
          and: [
            { field: 'tags', values: ['urn:li:tag:pii'] },
            { field: 'owners', values: ['urn:li:corpGroup:governance'] },
            { field: 'domains', values: ['urn:li:domain:sales'] },
          ],
        },
      ],
      count: 100,
    });
    expect(call.scroll).toEqual({ field: 'scrollAcrossEntities', variable: 'scrollId' });
    expect(print(parse(call.document))).toContain('nextScrollId');
  });

  it('limit lineage by the number of hops', () => {
    const hops = (number: 1 | 2 | 3) => buildCall({ ...none, task: 'lineage', hops: number }).variables.orFilters;
    expect(hops(1)).toEqual([{ and: [{ field: 'degree', values: ['1'] }] }]);
    expect(hops(2)).toEqual([{ and: [{ field: 'degree', values: ['1', '2'] }] }]);
    expect(hops(3)).toBeUndefined();
  });

  it('change each asset that is listed', () => {
    const { variables } = buildCall({
      ...none,
      task: 'change',
      change: 'addOwner',
      value: 'urn:li:corpGroup:analytics',
    });
    expect(variables).toMatchObject({
      input: {
        owners: [{ ownerUrn: 'urn:li:corpGroup:analytics', ownerEntityType: 'CORP_GROUP' }],
        resources: [{ resourceUrn: 'urn:li:chart:(looker,a)' }, { resourceUrn: 'urn:li:chart:(looker,b)' }],
      },
    });
  });

  it('treat a name as the ID of a URN', () => {
    expect(urnOf(' pii ', 'tag')).toBe('urn:li:tag:pii');
    expect(urnOf('urn:li:corpGroup:a', 'owner')).toBe('urn:li:corpGroup:a');
  });
});
