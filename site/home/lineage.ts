/** A node of the home page's lineage example. Names are of a made-up shop; platforms and URN forms are DataHub's. */
export interface LineageNode {
  id: string;
  name: string;
  /** Platform and kind, as a reader says it. */
  kind: string;
  urn: string;
  /** What DataHub knows about it, as short facts. */
  facts: readonly string[];
  /** Column and row in the picture, counted from the left and the top. */
  column: number;
  row: number;
}

const dataset = (platform: string, name: string) => `urn:li:dataset:(urn:li:dataPlatform:${platform},${name},PROD)`;

export const lineageNodes: readonly LineageNode[] = [
  {
    id: 'events',
    name: 'order-events',
    kind: 'Kafka topic',
    urn: dataset('kafka', 'order-events'),
    facts: ['Schema from the registry, 14 fields', 'Owned by the checkout team'],
    column: 0,
    row: 0,
  },
  {
    id: 'customers',
    name: 'public.customers',
    kind: 'PostgreSQL table',
    urn: dataset('postgres', 'shop.public.customers'),
    facts: ['Column email carries the tag pii', 'Profiled: row count, null share, distinct values'],
    column: 0,
    row: 1,
  },
  {
    id: 'raw',
    name: 'raw.orders',
    kind: 'Snowflake table',
    urn: dataset('snowflake', 'analytics.raw.orders'),
    facts: ['Upstream: order-events', 'In the domain Sales'],
    column: 1,
    row: 0,
  },
  {
    id: 'model',
    name: 'customer_orders',
    kind: 'dbt model',
    urn: dataset('dbt', 'analytics.marts.customer_orders'),
    facts: ['Columns traced through the SQL', 'Tests reported as assertions'],
    column: 2,
    row: 0.5,
  },
  {
    id: 'dashboard',
    name: 'Weekly revenue',
    kind: 'Looker dashboard',
    urn: 'urn:li:dashboard:(looker,dashboards.12)',
    facts: ['Breaks first if customer_orders changes', 'Linked to the glossary term Revenue'],
    column: 3,
    row: 0,
  },
  {
    id: 'feature',
    name: 'order_count_30d',
    kind: 'Feast feature',
    urn: 'urn:li:mlFeature:(customers,order_count_30d)',
    facts: ['Feeds the churn model', 'Derived from a column marked pii'],
    column: 3,
    row: 1,
  },
];

/** Edges from upstream to downstream, by node id. */
export const lineageEdges: readonly (readonly [string, string])[] = [
  ['events', 'raw'],
  ['raw', 'model'],
  ['customers', 'model'],
  ['model', 'dashboard'],
  ['model', 'feature'],
];

/** All nodes that can be reached from one, in one direction. */
export function reach(from: string, direction: 'upstream' | 'downstream'): Set<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    for (const [up, down] of lineageEdges) {
      const next = direction === 'downstream' ? (up === id ? down : undefined) : down === id ? up : undefined;
      if (next === undefined || found.has(next)) continue;
      found.add(next);
      visit(next);
    }
  };
  visit(from);
  return found;
}
