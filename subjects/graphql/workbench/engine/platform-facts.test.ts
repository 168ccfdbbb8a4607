import { describe, expect, it } from 'vitest';
import { ExampleWorkbench } from '../../fixtures/run-workbench.ts';
import {
  admin,
  customerOrders,
  customers,
  customersNode,
  customerTerm,
  editor,
  exampleCatalog,
  ordersChart,
  ordersDashboard,
  pii,
  reader,
  sales,
} from '../../fixtures/workbench-catalog.ts';
import type { CatalogEntity, JsonObject } from './types.ts';

const refused = 'Unauthorized to perform this action. Please contact your DataHub administrator.';

function policy(actor: string, privileges: string[], resources?: JsonObject): CatalogEntity {
  return {
    urn: 'urn:li:dataHubPolicy:extra',
    type: 'dataHubPolicy',
    aspects: {
      dataHubPolicyInfo: {
        displayName: 'Extra',
        type: resources === undefined ? 'PLATFORM' : 'METADATA',
        state: 'ACTIVE',
        privileges,
        actors: { users: [actor], resourceOwners: false, allUsers: false, allGroups: false },
        ...(resources !== undefined && { resources }),
      },
    },
  };
}

const withEntities = (...more: CatalogEntity[]) =>
  new ExampleWorkbench({ entities: [...exampleCatalog.entities, ...more] });

/** A filter of a policy with one criterion. */
const only = (field: string, ...values: string[]): JsonObject => ({
  filter: { criteria: [{ field, values, condition: 'EQUALS' }] },
});

// What the platform's own tests say about these classes of datahub-graphql-core, in our words.
describe('ViewUtils', () => {
  const create = 'mutation ($input: CreateViewInput!) { createView(input: $input) { urn } }';
  const rename = 'mutation ($urn: String!, $input: UpdateViewInput!) { updateView(urn: $urn, input: $input) { name } }';
  const definition = {
    entityTypes: ['DATASET', 'CHART'],
    filter: { operator: 'AND', filters: [{ field: 'domains', values: [sales] }] },
  };

  async function createView(bench: ExampleWorkbench, viewType: string, actor: string): Promise<string> {
    const { createView: view } = await bench.data(create, { input: { viewType, name: 'Sales', definition } }, actor);
    return (view as { urn: string }).urn;
  }

  it('lets everyone create personal views, and only those with Manage Public Views create public ones', async () => {
    const bench = new ExampleWorkbench();
    await createView(bench, 'PERSONAL', reader);
    const [error] = await bench.errors(create, { input: { viewType: 'GLOBAL', name: 'Sales', definition } }, reader);
    expect(error?.message).toBe(refused);
    await createView(bench, 'GLOBAL', admin);
  });

  it('lets creators change their views and lets no one else change personal views', async () => {
    const bench = new ExampleWorkbench();
    const urn = await createView(bench, 'PERSONAL', reader);
    const [error] = await bench.errors(rename, { urn, input: { name: 'Mine', definition } }, admin);
    expect(error?.message).toBe(refused);
    expect(await bench.data(rename, { urn, input: { name: 'Mine', definition } }, reader)).toEqual({
      updateView: { name: 'Mine' },
    });
  });

  it('stores conditions of an OR view in separate groups and shows them unchanged', async () => {
    const bench = new ExampleWorkbench();
    const filters = [
      { field: 'tags', values: [pii], condition: 'EQUAL', negated: false },
      { field: 'domains', values: [sales], condition: 'EQUAL', negated: false },
    ];
    const or = { entityTypes: ['DATASET'], filter: { operator: 'OR', filters } };
    await bench.data(create, { input: { viewType: 'PERSONAL', name: 'Either', definition: or } });
    const { listMyViews } = await bench.data(
      '{ listMyViews(input: { viewType: PERSONAL }) { views { definition { filter { operator filters { field values condition negated } } } } } }',
    );
    expect(listMyViews).toEqual({ views: [{ definition: { filter: { operator: 'OR', filters } } }] });
  });

  it('narrows a search by its types and conditions', async () => {
    const bench = new ExampleWorkbench();
    const viewUrn = await createView(bench, 'PERSONAL', admin);
    const { searchAcrossEntities } = await bench.data(
      'query ($input: SearchAcrossEntitiesInput!) { searchAcrossEntities(input: $input) { searchResults { entity { urn } } } }',
      { input: { query: '*', viewUrn } },
    );
    const { searchResults } = searchAcrossEntities as unknown as { searchResults: { entity: { urn: string } }[] };
    expect(new Set(searchResults.map(({ entity }) => entity.urn))).toEqual(
      new Set([customers, customerOrders, ordersChart]),
    );
  });
});

describe('GlossaryUtils', () => {
  const create = 'mutation ($input: CreateGlossaryEntityInput!) { createGlossaryTerm(input: $input) }';
  const inner: CatalogEntity = {
    urn: 'urn:li:glossaryNode:loyal',
    type: 'glossaryNode',
    aspects: { glossaryNodeInfo: { name: 'Loyal', definition: '', parentNode: customersNode } },
  };
  const input = (parentNode: string) => ({ input: { name: 'Regular', parentNode } });

  it('accepts the privilege for direct children on the group itself only', async () => {
    const direct = policy(editor, ['MANAGE_GLOSSARY_CHILDREN'], only('RESOURCE_URN', customersNode));
    const bench = withEntities(inner, direct);
    await bench.data(create, input(customersNode), editor);
    const [error] = await bench.errors(create, input(inner.urn), editor);
    expect(error?.message).toBe(refused);
  });

  it('accepts the privilege for all children on any group above', async () => {
    const all = policy(editor, ['MANAGE_ALL_GLOSSARY_CHILDREN'], only('RESOURCE_URN', customersNode));
    await withEntities(inner, all).data(create, input(inner.urn), editor);
  });
});

describe('PolicyEngine', () => {
  const tag =
    'mutation ($resourceUrn: String!) { addTag(input: { tagUrn: "urn:li:tag:pii", resourceUrn: $resourceUrn }) }';

  it.each([
    ['types', only('RESOURCE_TYPE', 'dashboard'), ordersDashboard, customerOrders],
    ['URNs', only('RESOURCE_URN', customerOrders), customerOrders, ordersDashboard],
    ['domains', only('DOMAIN', sales), customerOrders, ordersDashboard],
  ])('limits a policy to %s', async (_what, resources, allowed, other) => {
    const bench = withEntities(policy(reader, ['EDIT_ENTITY_TAGS'], resources));
    await bench.data(tag, { resourceUrn: allowed }, reader);
    const [error] = await bench.errors(tag, { resourceUrn: other }, reader);
    expect(error?.message).toBe(refused);
  });

  it('gives owners what a policy grants to owners, including through their groups', async () => {
    const owners = policy('urn:li:corpuser:nobody', ['EDIT_ENTITY_TAGS'], { allResources: true });
    const info = owners.aspects.dataHubPolicyInfo ?? {};
    const actors = { resourceOwners: true, allUsers: false, allGroups: false };
    const forOwners = { ...owners, aspects: { dataHubPolicyInfo: { ...info, actors } } };
    const noRole = exampleCatalog.entities.map((each) =>
      each.urn === editor ? { ...each, aspects: { ...each.aspects, roleMembership: { roles: [] } } } : each,
    );
    const bench = new ExampleWorkbench({ entities: [...noRole, forOwners] });
    await bench.data(tag, { resourceUrn: customerOrders }, editor);
    await bench.data(tag, { resourceUrn: customers }, editor);
    const [error] = await bench.errors(tag, { resourceUrn: ordersDashboard }, editor);
    expect(error?.message).toBe(refused);
  });
});

describe('mutations that check more than privileges', () => {
  it('AddRelatedTermsResolver rejects a term for itself, and terms that do not exist', async () => {
    const bench = new ExampleWorkbench();
    const add = 'mutation ($input: RelatedTermsInput!) { addRelatedTerms(input: $input) }';
    for (const term of [customerTerm, 'urn:li:glossaryTerm:nothing']) {
      const input = { urn: customerTerm, termUrns: [term], relationshipType: 'isA' };
      const [error] = await bench.errors(add, { input });
      expect(error?.message).toBe('An unknown error occurred.');
    }
    expect(bench.workbench.diff()).toEqual([]);
  });

  it('ReportOperationResolver accepts only datasets', async () => {
    const bench = new ExampleWorkbench();
    const [error] = await bench.errors('mutation ($input: ReportOperationInput!) { reportOperation(input: $input) }', {
      input: { urn: ordersDashboard, operationType: 'INSERT', sourceType: 'DATA_PLATFORM' },
    });
    expect(error).toMatchObject({
      message: 'Unable to report operation. Invalid entity type dashboard provided.',
      extensions: { code: 400 },
    });
  });

  it('UpdateQueryResolver doesn’t find a query without datasets', async () => {
    const bench = new ExampleWorkbench();
    const [error] = await bench.errors('mutation { updateQuery(urn: "urn:li:query:nothing", input: {}) { urn } }');
    expect(error).toMatchObject({
      message: 'Failed to find query with urn urn:li:query:nothing',
      extensions: { code: 404, type: 'NOT_FOUND' },
    });
  });

  it('DeleteAssertionResolver returns true for an assertion that doesn’t exist', async () => {
    const bench = new ExampleWorkbench();
    expect(await bench.data('mutation { deleteAssertion(urn: "urn:li:assertion:nothing") }', {}, reader)).toEqual({
      deleteAssertion: true,
    });
  });

  it('UpdateLineageResolver needs the privilege at both ends, and both ends', async () => {
    const bench = new ExampleWorkbench();
    const change = 'mutation ($input: UpdateLineageInput!) { updateLineage(input: $input) }';
    const edge = (upstreamUrn: string) => ({
      input: { edgesToAdd: [{ upstreamUrn, downstreamUrn: ordersDashboard }], edgesToRemove: [] },
    });
    const [unauthorized] = await bench.errors(change, edge(customers), reader);
    expect(unauthorized?.message).toBe(
      'Unauthorized to edit dataset lineage. Please contact your DataHub administrator.',
    );
    const missing = customers.replace('customers', 'nothing');
    const [error] = await bench.errors(change, edge(missing));
    expect(error?.message).toBe('An unknown error occurred.');
    expect(bench.workbench.diff()).toEqual([]);
  });
});
