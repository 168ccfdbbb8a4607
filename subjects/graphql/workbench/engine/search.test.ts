import { describe, expect, it } from 'vitest';
import { ExampleWorkbench } from '../../fixtures/run-workbench.ts';
import {
  admin,
  customerOrders,
  customers,
  ordersChart,
  ordersDashboard,
  pii,
  rawOrders,
  retired,
  sales,
} from '../../fixtures/workbench-catalog.ts';
import type { JsonObject } from './types.ts';

const bench = new ExampleWorkbench();
const across = `query ($input: SearchAcrossEntitiesInput!) {
  searchAcrossEntities(input: $input) {
    start count total
    searchResults { entity { urn } matchedFields { name value } }
    facets { field displayName aggregations { value count entity { urn } } }
  }
}`;

interface Page {
  start: number;
  count: number;
  total: number;
  searchResults: { entity: { urn: string } }[];
  facets: { field: string; aggregations: { value: string; count: number; entity: { urn: string } | null }[] }[];
}

async function search(input: JsonObject): Promise<Page & { urns: string[] }> {
  const { searchAcrossEntities } = await bench.data(across, { input });
  const page = searchAcrossEntities as unknown as Page;
  return { ...page, urns: page.searchResults.map(({ entity }) => entity.urn) };
}

const condition = (field: string, values: string[], rest: JsonObject = {}): JsonObject => ({
  orFilters: [{ and: [{ field, values, ...rest }] }],
});

describe('search', () => {
  it('finds everything with an asterisk, except for removed entities', async () => {
    const found = await search({ types: ['DATASET'], query: '*' });
    expect(found.total).toBe(4);
    expect(found.urns).not.toContain(retired);
  });

  it('finds a word in names, descriptions, and columns, including other forms of the word', async () => {
    expect((await search({ types: ['DATASET'], query: 'account' })).urns).toEqual([customers]);
    expect((await search({ types: ['DATASET'], query: 'accounts' })).urns).toEqual([customers]);
    expect((await search({ types: ['DATASET'], query: 'email' })).urns).toEqual([customerOrders]);
  });

  it('needs all words', async () => {
    expect((await search({ query: 'customer orders', types: ['DATASET'] })).urns).toEqual([customerOrders]);
    expect((await search({ query: 'customer zebra', types: ['DATASET'] })).total).toBe(0);
  });

  it('filters by exact values, and by their absence', async () => {
    expect((await search({ types: ['DATASET'], query: '*', ...condition('tags', [pii]) })).urns).toEqual([customers]);
    const others = await search({ types: ['DATASET'], query: '*', ...condition('tags', [pii], { negated: true }) });
    expect(others.urns).not.toContain(customers);
    expect(others.total).toBe(3);
  });

  it('combines conditions of a group with AND, and groups with OR', async () => {
    const both = [
      { field: 'domains', values: [sales] },
      { field: 'tags', values: [pii] },
    ];
    expect((await search({ types: ['DATASET'], query: '*', orFilters: [{ and: both }] })).urns).toEqual([customers]);
    const either = both.map((each) => ({ and: [each] }));
    expect((await search({ types: ['DATASET'], query: '*', orFilters: either })).total).toBe(2);
  });

  it('finds removed entities if the filter asks for them', async () => {
    expect((await search({ types: ['DATASET'], query: '*', ...condition('removed', ['true']) })).urns).toEqual([
      retired,
    ]);
  });

  it('counts facets over all results, not over the page', async () => {
    const found = await search({ types: ['DATASET', 'CHART', 'DASHBOARD'], query: '*', count: 1 });
    const counts = (field: string) =>
      found.facets.find((facet) => facet.field === field)?.aggregations.map(({ value, count }) => [value, count]);
    expect(found.count).toBe(1);
    expect(counts('entity')).toEqual([
      ['DATASET', 4],
      ['CHART', 1],
      ['DASHBOARD', 1],
    ]);
    expect(counts('domains')).toEqual([[sales, 3]]);
  });

  it('paginates with start and count', async () => {
    const first = await search({ types: ['DATASET'], query: '*', start: 0, count: 3 });
    const second = await search({ types: ['DATASET'], query: '*', start: 3, count: 3 });
    expect(first.urns).toHaveLength(3);
    expect(second.urns).toHaveLength(1);
    expect(new Set([...first.urns, ...second.urns]).size).toBe(4);
  });
});

describe('scrollAcrossEntities', () => {
  const scroll = `query ($input: ScrollAcrossEntitiesInput!) {
    scrollAcrossEntities(input: $input) { nextScrollId count total searchResults { entity { urn } } }
  }`;

  it('reaches every result once, and ends with a null ID', async () => {
    const urns: string[] = [];
    let scrollId: string | null = null;
    let requests = 0;
    do {
      const input: JsonObject = { query: '*', types: ['DATASET'], count: 3, scrollId };
      const { scrollAcrossEntities } = await bench.data(scroll, { input });
      const page = scrollAcrossEntities as unknown as Page & { nextScrollId: string | null };
      urns.push(...page.searchResults.map(({ entity }) => entity.urn));
      scrollId = page.nextScrollId;
      requests += 1;
    } while (scrollId !== null && requests < 10);
    expect(requests).toBe(2);
    expect(new Set(urns).size).toBe(4);
  });
});

describe('browse', () => {
  it('shows groups with their counts, and entities at the end of a path', async () => {
    const browse = `query ($input: BrowseInput!) { browse(input: $input) { total groups { name count } entities { urn } } }`;
    const top = await bench.data(browse, { input: { type: 'DATASET', path: ['prod'] } });
    expect(top.browse).toMatchObject({
      groups: [
        { name: 'snowflake', count: 2 },
        { name: 'kafka', count: 1 },
        { name: 'postgres', count: 1 },
      ],
    });
  });
});

describe('autoComplete', () => {
  it('suggests names that contain a word with this beginning', async () => {
    const query = 'query ($input: AutoCompleteInput!) { autoComplete(input: $input) { suggestions entities { urn } } }';
    const { autoComplete } = await bench.data(query, { input: { type: 'DATASET', query: 'custo' } });
    const { entities } = autoComplete as unknown as { entities: { urn: string }[] };
    expect(entities.map(({ urn }) => urn).toSorted()).toEqual([customers, customerOrders].toSorted());
  });
});

describe('lineage', () => {
  const query = `query ($input: SearchAcrossLineageInput!) {
    searchAcrossLineage(input: $input) { total searchResults { degree entity { urn } } }
  }`;

  async function degrees(urn: string, direction: string): Promise<[string, number][]> {
    const { searchAcrossLineage } = await bench.data(query, { input: { urn, direction, query: '*', count: 20 } });
    const { searchResults } = searchAcrossLineage as unknown as {
      searchResults: { degree: number; entity: { urn: string } }[];
    };
    return searchResults.map(({ degree, entity }) => [entity.urn, degree]);
  }

  it('follows datasets, charts, and dashboards downstream with their degrees', async () => {
    expect(new Map(await degrees(rawOrders, 'DOWNSTREAM'))).toEqual(
      new Map([
        [customerOrders, 1],
        [ordersChart, 2],
        [ordersDashboard, 3],
      ]),
    );
  });

  it('lists direct neighbors of an entity', async () => {
    const { dataset } = await bench.data(
      `query ($urn: String!) {
        dataset(urn: $urn) { lineage(input: { direction: UPSTREAM, start: 0, count: 10 }) { total relationships { type degree entity { urn } } } }
      }`,
      { urn: customerOrders },
    );
    expect(dataset).toMatchObject({ lineage: { total: 2 } });
  });

  it('changes with the edges that a user draws', async () => {
    const session = new ExampleWorkbench();
    const edge = { upstreamUrn: customers, downstreamUrn: ordersDashboard };
    const change = 'mutation ($input: UpdateLineageInput!) { updateLineage(input: $input) }';
    await session.data(change, { input: { edgesToAdd: [edge], edgesToRemove: [] } });
    expect(session.workbench.diff()).toMatchObject([
      {
        urn: ordersDashboard,
        aspect: 'dashboardInfo',
        after: {
          datasetEdges: [
            {
              destinationUrn: customers,
              sourceUrn: ordersDashboard,
              properties: { source: 'UI' },
              created: { actor: admin },
            },
          ],
        },
      },
    ]);
    const { searchAcrossLineage } = await session.data(query, {
      input: { urn: customers, direction: 'DOWNSTREAM', query: '*', types: ['DASHBOARD'] },
    });
    expect(searchAcrossLineage).toMatchObject({ searchResults: [{ degree: 1, entity: { urn: ordersDashboard } }] });
  });
});
