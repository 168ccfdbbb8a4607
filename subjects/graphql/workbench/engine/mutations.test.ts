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
  noon,
  ordersChart,
  pii,
  reader,
  sales,
} from '../../fixtures/workbench-catalog.ts';

const refused = 'Unauthorized to perform this action. Please contact your DataHub administrator.';
const addTag =
  'mutation ($tagUrn: String!, $resourceUrn: String!) { addTag(input: { tagUrn: $tagUrn, resourceUrn: $resourceUrn }) }';

describe('a mutation', () => {
  it('changes the copy of the session, which a reset restores', async () => {
    const bench = new ExampleWorkbench();
    const before = JSON.stringify(exampleCatalog);
    await bench.data(addTag, { tagUrn: pii, resourceUrn: customerOrders }, editor);
    expect(bench.workbench.diff()).toEqual([
      { urn: customerOrders, aspect: 'globalTags', before: null, after: { tags: [{ tag: pii }] } },
    ]);
    expect(JSON.stringify(exampleCatalog)).toBe(before);
    bench.workbench.reset();
    expect(bench.workbench.diff()).toEqual([]);
  });

  it('is visible to the next search', async () => {
    const bench = new ExampleWorkbench();
    await bench.data(addTag, { tagUrn: pii, resourceUrn: ordersChart });
    const { search } = await bench.data(
      `query ($filters: [FacetFilterInput!]) { search(input: { type: CHART, query: "*", filters: $filters }) { searchResults { entity { urn } } } }`,
      { filters: [{ field: 'tags', values: [pii] }] },
    );
    expect(search).toEqual({ searchResults: [{ entity: { urn: ordersChart } }] });
  });

  it('doesn’t add what already exists', async () => {
    const bench = new ExampleWorkbench();
    await bench.data(addTag, { tagUrn: pii, resourceUrn: customers });
    expect(bench.workbench.diff()).toEqual([]);
  });

  it('fails as a whole if one of several resources does not exist', async () => {
    const bench = new ExampleWorkbench();
    const missing = customers.replace('customers', 'nothing');
    const [error] = await bench.errors('mutation ($input: BatchAddTagsInput!) { batchAddTags(input: $input) }', {
      input: { tagUrns: [pii], resources: [{ resourceUrn: customerOrders }, { resourceUrn: missing }] },
    });
    expect(error?.message).toBe(`Failed to update resource with urn ${missing}. Entity does not exist.`);
    expect(error?.extensions).toEqual({ code: 400, type: 'BAD_REQUEST', classification: 'DataFetchingException' });
    expect(bench.workbench.diff()).toEqual([]);
  });

  it('edits columns, which must exist', async () => {
    const bench = new ExampleWorkbench();
    const input = { tagUrns: [pii], resourceUrn: customerOrders, subResourceType: 'DATASET_FIELD' };
    const mutation = 'mutation ($input: AddTagsInput!) { addTags(input: $input) }';
    await bench.data(mutation, { input: { ...input, subResource: 'email' } });
    expect(bench.workbench.diff()).toMatchObject([
      {
        aspect: 'editableSchemaMetadata',
        after: { editableSchemaFieldInfo: [{ fieldPath: 'email', globalTags: { tags: [{ tag: pii }] } }] },
      },
    ]);
    const [error] = await bench.errors(mutation, { input: { ...input, subResource: 'phone' } });
    expect(error?.message).toContain('Field phone does not exist in the datasets schema.');
  });

  it('removes references to what was deleted', async () => {
    const bench = new ExampleWorkbench();
    await bench.data('mutation ($urn: String!) { deleteTag(urn: $urn) }', { urn: pii });
    expect(bench.workbench.diff()).toMatchObject([
      { urn: pii, aspect: 'tagProperties', after: null },
      { urn: customers, aspect: 'globalTags', after: { tags: [] } },
    ]);
  });

  it('creates entities with the creator as their owner', async () => {
    const bench = new ExampleWorkbench();
    const { createDomain } = await bench.data('mutation { createDomain(input: { id: "finance", name: "Finance" }) }');
    expect(createDomain).toBe('urn:li:domain:finance');
    const changed = new Map(bench.workbench.diff().map(({ aspect, after }) => [aspect, after]));
    expect(changed.get('domainProperties')).toEqual({ name: 'Finance', created: { time: noon, actor: admin } });
    expect(changed.get('ownership')).toMatchObject({ owners: [{ owner: admin }] });
  });

  it('sets one domain and unsets it', async () => {
    const bench = new ExampleWorkbench();
    await bench.data('mutation ($urn: String!) { unsetDomain(entityUrn: $urn) }', { urn: customers });
    expect(bench.workbench.diff()).toMatchObject([{ urn: customers, aspect: 'domains', after: { domains: [] } }]);
    await bench.data('mutation ($urn: String!, $domain: String!) { setDomain(entityUrn: $urn, domainUrn: $domain) }', {
      urn: customers,
      domain: sales,
    });
    expect(bench.workbench.diff()).toEqual([]);
  });

  it('shows an operation that a pipeline reports', async () => {
    const bench = new ExampleWorkbench();
    const input = { urn: customerOrders, operationType: 'UPDATE', sourceType: 'DATA_PROCESS', numAffectedRows: 12 };
    await bench.data('mutation ($input: ReportOperationInput!) { reportOperation(input: $input) }', { input });
    const { dataset } = await bench.data(
      'query ($urn: String!) { dataset(urn: $urn) { operations(limit: 1) { timestampMillis operationType actor numAffectedRows } } }',
      { urn: customerOrders },
    );
    expect(dataset).toEqual({
      operations: [{ timestampMillis: noon, operationType: 'UPDATE', actor: admin, numAffectedRows: 12 }],
    });
  });

  it('replaces an operation of the same time and partition', async () => {
    const bench = new ExampleWorkbench();
    const report = 'mutation ($input: ReportOperationInput!) { reportOperation(input: $input) }';
    const input = { urn: customerOrders, operationType: 'UPDATE', sourceType: 'DATA_PROCESS', timestampMillis: noon };
    await bench.data(report, { input });
    await bench.data(report, { input: { ...input, operationType: 'DELETE' } });
    await bench.data(report, { input: { ...input, operationType: 'CREATE', partition: '2023-04-01' } });
    const { dataset } = await bench.data(
      'query ($urn: String!) { dataset(urn: $urn) { operations(limit: 9, startTimeMillis: 0) { operationType timestampMillis } } }',
      { urn: customerOrders },
    );
    const types = (dataset as { operations: { operationType: string; timestampMillis: number }[] }).operations
      .filter(({ timestampMillis }) => timestampMillis === noon)
      .map(({ operationType }) => operationType);
    expect(types.sort()).toEqual(['CREATE', 'DELETE']);
  });
});

describe('privileges', () => {
  it('let editors change metadata, but not readers', async () => {
    const bench = new ExampleWorkbench();
    const [error] = await bench.errors(addTag, { tagUrn: pii, resourceUrn: customerOrders }, reader);
    expect(error).toMatchObject({
      message: refused,
      extensions: { code: 403, type: 'UNAUTHORIZED' },
      path: ['addTag'],
    });
    await bench.data(addTag, { tagUrn: pii, resourceUrn: customerOrders }, editor);
  });

  it('keep platform settings for administrators', async () => {
    const bench = new ExampleWorkbench();
    const query = '{ listPolicies(input: { start: 0, count: 10 }) { total } }';
    const [error] = await bench.errors(query, {}, editor);
    expect(error?.message).toBe(refused);
    expect(await bench.data(query)).toEqual({ listPolicies: { total: 4 } });
  });

  it('follow a change of role in the same session', async () => {
    const bench = new ExampleWorkbench();
    await bench.data('mutation ($input: BatchAssignRoleInput!) { batchAssignRole(input: $input) }', {
      input: { roleUrn: 'urn:li:dataHubRole:Editor', actors: [reader] },
    });
    await bench.data(addTag, { tagUrn: pii, resourceUrn: customerOrders }, reader);
  });

  it('are those of the policies in the catalog', async () => {
    const bench = new ExampleWorkbench();
    const { me } = await bench.data(
      '{ me { corpUser { urn } platformPrivileges { managePolicies viewAnalytics } } }',
      {},
      reader,
    );
    expect(me).toEqual({
      corpUser: { urn: reader },
      platformPrivileges: { managePolicies: false, viewAnalytics: false },
    });
  });

  it('of the glossary need the term group, unless someone may manage all of it', async () => {
    const bench = new ExampleWorkbench();
    const create = 'mutation ($input: CreateGlossaryEntityInput!) { createGlossaryTerm(input: $input) }';
    const input = { name: 'Returning customer', parentNode: customersNode };
    const [error] = await bench.errors(create, { input }, editor);
    expect(error?.message).toBe(refused);
    const { createGlossaryTerm } = await bench.data(create, { input });
    expect(createGlossaryTerm).toMatch(/^urn:li:glossaryTerm:[\da-f-]{36}$/);
  });
});

describe('errors', () => {
  it('hide the messages of exceptions that GMS only logs', async () => {
    const bench = new ExampleWorkbench();
    const [error] = await bench.errors('mutation { createDomain(input: { id: "sales", name: "Sales" }) }');
    expect(error).toMatchObject({
      message: 'An unknown error occurred.',
      extensions: { code: 500, type: 'SERVER_ERROR' },
    });
  });

  it('report a term that isn’t a term', async () => {
    const bench = new ExampleWorkbench();
    const [error] = await bench.errors(
      'mutation ($termUrn: String!, $resourceUrn: String!) { addTerm(input: { termUrn: $termUrn, resourceUrn: $resourceUrn }) }',
      { termUrn: pii, resourceUrn: customers },
    );
    expect(error?.message).toBe(
      `Failed to validate label with urn ${pii}. Urn type does not match entity type glossaryTerm..`,
    );
    expect(customerTerm).not.toBe(pii);
  });

  it('are followed by an error about the null if the field must have a value', async () => {
    const bench = new ExampleWorkbench();
    const errors = await bench.errors('mutation { revokeAccessToken(tokenId: "nothing") }');
    expect(errors.map(({ extensions }) => extensions?.classification)).toEqual([
      'DataFetchingException',
      'NullValueInNonNullableField',
    ]);
  });

  it('say what the workbench doesn’t simulate, without invented data', async () => {
    const bench = new ExampleWorkbench();
    const result = await bench.workbench.execute({
      query: '{ appConfig { appVersion } me { corpUser { urn } } }',
      actor: admin,
    });
    expect(result.data).toEqual({ appConfig: null, me: { corpUser: { urn: admin } } });
    expect(result.errors).toMatchObject([{ path: ['appConfig'], extensions: { code: 'NOT_SIMULATED' } }]);
    expect(result.extensions.notSimulated.map(({ field }) => field)).toEqual(['Query.appConfig']);
  });
});
