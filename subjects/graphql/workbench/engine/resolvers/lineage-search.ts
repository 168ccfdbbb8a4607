import { serverError } from '../errors.ts';
import type { Graph, LineageDirection, LineageHop, TimeRange } from '../graph.ts';
import { type Filter, facetField } from '../search/filter.ts';
import { entityOf, parseUrn } from '../urn.ts';

/** The parameters of a search in a lineage. */
export interface LineageSearch {
  /** URN of the entity to start from. */
  urn: string;
  direction: LineageDirection;
  /** Types of the entities to find; an empty list means all. */
  types: readonly string[];
  query: string;
  filter: Filter;
  /** How many steps to follow. */
  hops: number;
  range?: TimeRange;
}

/** The search that finds entities of a lineage (LineageSearchService): by their URNs, without the conditions on the degree. */
export function lineageHits({ urn, direction, types: given, query, filter, hops, range }: LineageSearch, graph: Graph) {
  const types = new Set(given);
  // A lineage between columns counts for their datasets.
  const lineage = graph.lineage(urn, direction, hops, range).map((hop) => ({
    ...hop,
    urn: entityOf(hop.urn) === 'schemaField' ? (parseUrn(hop.urn)?.parts[0] ?? hop.urn) : hop.urn,
  }));
  const degrees = (filter?.[0] ?? []).flatMap(({ field, values }) => (field === 'degree.keyword' ? values : []));
  const wanted = lineage.filter(
    (hop) =>
      (types.size === 0 || types.has(entityOf(hop.urn))) &&
      (degrees.length === 0 || degrees.some((degree) => hasDegree(hop, degree))),
  );
  const byEntity = new Map<string, LineageHop>();
  for (const hop of wanted) {
    const known = byEntity.get(hop.urn);
    byEntity.set(hop.urn, known === undefined ? hop : { ...known, paths: [...known.paths, ...hop.paths] });
  }
  const named = { field: 'urn', condition: 'EQUAL', values: [...byEntity.keys()], negated: false };
  const rest = (filter ?? [])
    .map((and) => and.filter(({ field }) => facetField(field) !== 'degree'))
    .filter((and) => and.length > 0);
  return {
    hops: byEntity,
    types: [...new Set([...byEntity.keys()].map(entityOf))],
    query,
    filter: rest.length === 0 ? [[named]] : rest.map((and) => [...and, named]),
  };
}

function hasDegree({ degree }: LineageHop, value: string): boolean {
  if (value === '1' || value === '2') return degree === Number(value);
  if (value === '3+') return degree > 2;
  throw serverError(`${value} is not a valid filter value for degree filters`);
}
