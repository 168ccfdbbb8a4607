import { type Context, follow, operation, type Resolvers, requireUrn } from '../context.ts';
import { entityNameOf, entityTypeOf } from '../entity-types.ts';
import { PlatformError, serverError } from '../errors.ts';
import type { LineageHop } from '../graph.ts';
import { record, records, texts } from '../json.ts';
import { type Mapped, stubOf } from '../mappers/mapped.ts';
import type { Criterion, Filter } from '../search/filter.ts';
import type { Facet, SearchFlags, SearchHit } from '../search/index.ts';
import type { Json, JsonObject } from '../types.ts';
import { parseUrn } from '../urn.ts';
import { pathOf } from './entities.ts';
import { inputOf, numberOr, textOr } from './input.ts';
import { lineageHits } from './lineage-search.ts';

/** Types that a search without types includes (SearchUtils.SEARCHABLE_ENTITY_TYPES). */
const searchableTypes = [
  'dataset',
  'dashboard',
  'chart',
  'mlModel',
  'mlModelGroup',
  'mlFeatureTable',
  'mlFeature',
  'mlPrimaryKey',
  'dataFlow',
  'dataJob',
  'glossaryTerm',
  'glossaryNode',
  'tag',
  'corpuser',
  'corpGroup',
  'container',
  'domain',
  'notebook',
];

/** Types that suggestions without types come from (AUTO_COMPLETE_ENTITY_TYPES). */
const suggestedTypes = [
  'dataset',
  'dashboard',
  'chart',
  'container',
  'mlModel',
  'mlModelGroup',
  'mlFeatureTable',
  'dataFlow',
  'dataJob',
  'glossaryTerm',
  'tag',
  'corpuser',
  'corpGroup',
  'notebook',
];

/** Types that have suggestions at all: those whose class implements SearchableEntityType. */
const withSuggestions = new Set([...suggestedTypes, 'mlFeature', 'mlPrimaryKey', 'domain']);

/** Fields that each type can be browsed by (FACET_FIELDS of its class), for all types that can be browsed. */
const browseFacets: Readonly<Record<string, readonly string[]>> = {
  chart: ['access', 'queryType', 'tool', 'type'],
  dashboard: ['access', 'tool'],
  dataFlow: ['orchestrator', 'cluster'],
  dataJob: ['flow'],
  dataset: ['origin', 'platform'],
  glossaryTerm: [''],
  mlFeatureTable: ['platform', 'name'],
  mlModel: ['origin', 'platform'],
  mlModelGroup: ['origin', 'platform'],
  notebook: [],
};

/** Quick filters: how many platforms, assets, and other types, in which order (GetQuickFiltersResolver). */
const quickPlatforms = 5;
const quickAssets = {
  count: 3,
  types: [
    'dataset',
    'dashboard',
    'dataflow',
    'datajob',
    'chart',
    'container',
    'mlmodel',
    'mlmodelgroup',
    'mlfeature',
    'mlfeaturetable',
    'mlprimarykey',
  ],
};
const quickOthers = { count: 2, types: ['domain', 'glossaryterm', 'corpgroup', 'corpuser'] };

const defaultFlags: SearchFlags = { fulltext: true, skipHighlighting: false, skipAggregates: false };

/** Queries of search, suggestions, and browsing. */
export const searchQueries = {
  search: operation('SearchResolver', (args, context) => {
    const input = inputOf(args.input);
    const type = requireEntityName(input.type);
    const page = pageOf(input);
    return searchResults(context.search.entity(type, queryOf(input), filterOf(input), null, page, flagsOf(input)));
  }),
  searchAcrossEntities: operation('SearchAcrossEntitiesResolver', (args, context) => {
    const input = inputOf(args.input);
    const { types, filter } = withView(input, filterOf(input), context);
    return searchResults(context.search.across(types, queryOf(input), filter, pageOf(input), flagsOf(input)));
  }),
  scrollAcrossEntities: operation('ScrollAcrossEntitiesResolver', (args, context) => {
    const input = inputOf(args.input);
    const { types, filter } = withView(input, filterOf({ orFilters: input.orFilters ?? null }), context);
    const page = context.search.scroll(
      types,
      queryOf(input),
      filter,
      typeof input.scrollId === 'string' ? input.scrollId : null,
      numberOr(input.count, 10),
      flagsOf(input),
    );
    return {
      nextScrollId: page.nextScrollId,
      count: page.size,
      total: page.total,
      searchResults: page.hits.map(searchResult),
      facets: page.facets.map(facet),
    };
  }),
  searchAcrossLineage: operation('SearchAcrossLineageResolver', (args, context) => {
    const input = inputOf(args.input);
    const filters = records(input.filters);
    const { from, size } = pageOf(input);
    const found = lineageOf(input, filterOf(input), maxHops(filters), context);
    // Without any related entity, no search runs.
    const page =
      found.types.length === 0
        ? { total: 0, hits: [], facets: [] }
        : context.search.across(found.types, found.query, found.filter, { from, size }, flagsOf(input, true));
    return {
      start: from,
      count: size,
      total: page.total,
      freshness: null,
      searchResults: page.hits.map((hit) => lineageResult(hit, found.hops)),
      facets: [degreeFacet, ...page.facets.map(facet)],
    };
  }),
  scrollAcrossLineage: operation('ScrollAcrossLineageResolver', (args, context) => {
    const input = inputOf(args.input);
    const facets = records(input.orFilters).flatMap(({ and }) => records(and));
    const found = lineageOf(input, filterOf({ orFilters: input.orFilters ?? null }), maxHops(facets), context);
    const size = numberOr(input.count, 10);
    const scrollId = typeof input.scrollId === 'string' ? input.scrollId : null;
    const page =
      found.types.length === 0
        ? { total: 0, hits: [], facets: [], nextScrollId: null }
        : context.search.scroll(found.types, found.query, found.filter, scrollId, size, flagsOf(input, true));
    return {
      nextScrollId: page.nextScrollId,
      count: size,
      total: page.total,
      searchResults: page.hits.map((hit) => lineageResult(hit, found.hops)),
      facets: [degreeFacet, ...page.facets.map(facet)],
    };
  }),
  autoComplete: operation('AutoCompleteResolver', (args, context) => {
    const input = inputOf(args.input);
    const query = requireQuery(input);
    const type = entityNameOf(textOr(input.type, ''));
    if (type === undefined || !withSuggestions.has(type)) throw serverError('Failed to execute autocomplete');
    const field = typeof input.field === 'string' ? input.field : null;
    const limit = numberOr(input.limit, 5);
    const { suggestions, urns } = context.search.autoComplete(type, query, field, filterOf(input), limit);
    return { query, suggestions, entities: urns.map(stubOf) };
  }),
  autoCompleteForMultiple: operation('AutoCompleteForMultipleResolver', (args, context) => {
    const input = inputOf(args.input);
    const query = requireQuery(input);
    const given = texts(input.types).map(requireEntityName);
    const { types, filter } = withView({ ...input, types: [] }, filterOf(input), context, given);
    const field = typeof input.field === 'string' ? input.field : null;
    const asked = types.length === 0 ? suggestedTypes : types;
    if (asked.some((type) => !withSuggestions.has(type)))
      throw serverError('NullPointerException in AutocompleteUtils');
    const found = asked.map((type) => {
      const { suggestions, urns } = context.search.autoComplete(type, query, field, filter, numberOr(input.limit, 5));
      return { type: entityTypeOf(type), suggestions, entities: urns.map(stubOf) };
    });
    return { query, suggestions: found.filter(({ suggestions }) => suggestions.length > 0) };
  }),
  browse: operation('BrowseResolver', (args, context) => {
    const input = inputOf(args.input);
    const type = entityNameOf(textOr(input.type, '')) ?? '';
    const allowed = browseFacets[type];
    if (allowed === undefined) throw serverError('NullPointerException in BrowseResolver');
    const path = texts(input.path);
    const page = pageOf(input);
    const filters = new Map<string, string>();
    for (const { field, values } of records(input.filters)) {
      if (!allowed.includes(String(field))) throw serverError(`Unrecognized facet with name ${String(field)} provided`);
      const [first] = texts(values);
      if (first !== undefined) filters.set(String(field), first);
    }
    const at = path.length === 0 ? '' : `/${path.join('/')}`;
    const found = context.search.browse(type, at, filters, page);
    return {
      start: page.from,
      count: page.size,
      total: found.total,
      groups: found.groups,
      entities: found.urns.map(stubOf),
      metadata: { path, totalNumEntities: found.totalNumEntities },
    };
  }),
  browsePaths: operation('BrowsePathsResolver', (args, { search }) => {
    const input = inputOf(args.input);
    const type = entityNameOf(textOr(input.type, '')) ?? '';
    return type in browseFacets ? search.browsePaths(requireUrn(input.urn)).map(pathOf) : [];
  }),
  getQuickFilters: operation('GetQuickFiltersResolver', (args, context) => {
    const input = inputOf(args.input);
    const { types, filter } = withView(input, null, context, searchableTypes);
    const { facets } = context.search.across(types, '*', filter, { from: 0, size: 0 }, defaultFlags);
    const valuesOf = (field: string) => facets.find((each) => each.field === field)?.values ?? [];
    const platforms = valuesOf('platform')
      .filter(({ count }) => count > 0)
      .slice(0, quickPlatforms)
      .map(({ value }) => ({ field: 'platform', value, entity: stubOf(value) }))
      .sort((a, b) => (a.value < b.value ? -1 : 1));
    const entities = valuesOf('entity');
    const preferred = ({ types: names, count }: typeof quickAssets) =>
      names.filter((name) => entities.some(({ value, count: hits }) => value === name && hits > 0)).slice(0, count);
    const typed = [...preferred(quickAssets), ...preferred(quickOthers)];
    return {
      quickFilters: [
        ...platforms,
        ...typed.map((name) => ({ field: 'entity', value: entityTypeOf(name), entity: null })),
      ],
    };
  }),
  getEntityCounts: operation('EntityCountsResolver', (args, { search }) => {
    const types = texts(inputOf(args.input).types).map(requireEntityName);
    return {
      counts: types.map((type) => ({ entityType: entityTypeOf(type), count: search.documents.of(type).length })),
    };
  }),
} satisfies Resolvers[string];

/** Entities of a domain and of a container, which are searches with one condition. */
export const searchFields: Resolvers = {
  Container: {
    entities: follow('ContainerEntitiesResolver', ({ urn }, args, context) =>
      contained(String(urn), 'container', ['dataset', 'chart', 'dashboard', 'container'], args.input, context),
    ),
  },
  Domain: {
    entities: follow('DomainEntitiesResolver', ({ urn }, args, context) =>
      contained(String(urn), 'domains', searchableTypes, args.input, context),
    ),
  },
};

/** The filters of the input are ignored, as the resolvers don't read them. */
function contained(urn: string, field: string, types: readonly string[], value: Json | undefined, { search }: Context) {
  const input = inputOf(value);
  const filter: Filter = [[equals(`${field}.keyword`, urn)]];
  const page = { from: numberOr(input.start, 0), size: numberOr(input.count, 20) };
  return searchResults(search.across(types, textOr(input.query, '*'), filter, page, defaultFlags));
}

/** One condition: a field has a value. */
export function equals(field: string, ...values: readonly string[]): Criterion {
  return { field, values, condition: 'EQUAL', negated: false };
}

/** The entity type of an argument; a type that EntityTypeMapper doesn't know is an error that clients don't see. */
export function requireEntityName(type: Json | undefined): string {
  const name = entityNameOf(String(type));
  if (name === undefined) throw serverError(`Unknown entity type: ${String(type)}`);
  return name;
}

function queryOf(input: JsonObject): string {
  // The resolvers escape slashes, which the prefix of structured queries relies on.
  return textOr(input.query, '').replaceAll('/', '\\\\/');
}

function requireQuery(input: JsonObject): string {
  const query = textOr(input.query, '');
  // The platform doesn't pass this exception on.
  if (query.trim() === '')
    throw new PlatformError('An unknown error occurred.', 'SERVER_ERROR', "'query' parameter can not be null or empty");
  return query.replaceAll('/', '\\\\/');
}

function pageOf(input: JsonObject): { from: number; size: number } {
  return { from: numberOr(input.start, 0), size: numberOr(input.count, 10) };
}

function flagsOf(input: JsonObject, skipHighlighting = false): SearchFlags {
  const flags = record(input.searchFlags);
  if (flags === undefined) return { ...defaultFlags, skipHighlighting };
  return {
    fulltext: flags.fulltext !== false,
    skipHighlighting: flags.skipHighlighting === true || (skipHighlighting && flags.skipHighlighting !== false),
    skipAggregates: flags.skipAggregates === true,
  };
}

/** ResolverUtils.buildFilter: alternatives if there are any, otherwise the older list of conditions. */
export function filterOf(input: JsonObject): Filter {
  const or = records(input.orFilters);
  if (or.length > 0) return or.map(({ and }) => records(and).map(criterionOf));
  const and = records(input.filters);
  return and.length === 0 ? null : [and.map(criterionOf)];
}

/** ResolverUtils.criterionFromFilter. */
export function criterionOf(filter: JsonObject): Criterion {
  const field = String(filter.field);
  const values = Array.isArray(filter.values)
    ? texts(filter.values)
    : typeof filter.value === 'string'
      ? [filter.value]
      : [];
  return {
    field: field === 'urn' || field === 'runId' || field.includes('.') ? field : `${field}.keyword`,
    values,
    condition: textOr(filter.condition, 'EQUAL'),
    negated: filter.negated === true,
  };
}

/** Types and conditions of a search, narrowed by a view if the input names one (SearchUtils.resolveView and combineFilters). */
function withView(input: JsonObject, filter: Filter, context: Context, given?: readonly string[]) {
  const asked = given ?? texts(input.types).map(requireEntityName);
  const types = asked.length === 0 && given === undefined ? searchableTypes : asked;
  if (typeof input.viewUrn !== 'string') return { types, filter };
  const info = context.store.aspect(requireUrn(input.viewUrn), 'dataHubViewInfo');
  if (info === undefined) return { types, filter };
  const definition = inputOf(info.definition);
  const own = texts(definition.entityTypes);
  const common = types.filter((type) => own.includes(type));
  const narrowed = types.length === 0 ? own : own.length === 0 ? types : common;
  return { types: narrowed, filter: combine(filter, viewFilter(definition.filter)) };
}

/** A filter as a view stores it. */
function viewFilter(value: Json | undefined): Filter {
  return records(inputOf(value).or).map(({ and }) =>
    records(and).map((criterion) => ({
      field: String(criterion.field),
      values: Array.isArray(criterion.values) ? texts(criterion.values) : [String(criterion.value ?? '')],
      condition: textOr(criterion.condition, 'EQUAL'),
      negated: criterion.negated === true,
    })),
  );
}

/** Both filters: every alternative of one with every alternative of the other. */
function combine(a: Filter, b: Filter): Filter {
  if (a === null || a.length === 0) return b;
  if (b === null || b.length === 0) return a;
  return a.flatMap((first) => b.map((second) => [...first, ...second]));
}

function searchResults(page: {
  from: number;
  size: number;
  total: number;
  hits: readonly SearchHit[];
  facets: readonly Facet[];
}): Mapped {
  return {
    start: page.from,
    count: page.size,
    total: page.total,
    searchResults: page.hits.map(searchResult),
    facets: page.facets.map(facet),
  };
}

function searchResult({ urn, matchedFields }: SearchHit): Mapped {
  return { entity: stubOf(urn), insights: [], matchedFields };
}

/** MapperUtils.mapFacet. */
function facet({ field, displayName, values }: Facet): Mapped {
  return {
    field,
    displayName,
    aggregations: values.map(({ value, count }) => ({
      value: field === 'entity' ? (entityTypeOf(value) ?? value) : value,
      count,
      entity: parseUrn(value) === undefined ? null : stubOf(value),
    })),
  };
}

/** LineageSearchService.DEGREE_FILTER_GROUP, whose counts are always 0. */
const degreeFacet: Mapped = {
  field: 'degree',
  displayName: 'Degree of Dependencies',
  aggregations: ['1', '2', '3+'].map((value) => ({ value, count: 0, entity: null })),
};

/** SearchUtils.getMaxHops. */
function maxHops(filters: readonly JsonObject[]): number {
  const degrees = new Set(filters.flatMap(({ field, values }) => (field === 'degree' ? texts(values) : [])));
  if (degrees.has('3+')) return 1000;
  if (degrees.has('2')) return 2;
  return degrees.has('1') ? 1 : 1000;
}

/** The lineage search of an input. */
function lineageOf(input: JsonObject, filter: Filter, hops: number, { graph }: Context) {
  const given = texts(input.types).map(requireEntityName);
  const { startTimeMillis: start, endTimeMillis: end } = input;
  return lineageHits(
    {
      urn: requireUrn(input.urn),
      direction: input.direction === 'UPSTREAM' ? 'UPSTREAM' : 'DOWNSTREAM',
      types: given.length === 0 ? searchableTypes : given,
      query: typeof input.query === 'string' && input.query !== '' ? queryOf(input) : '*',
      filter,
      hops,
      ...(typeof start === 'number' && typeof end === 'number' && { range: { start, end } }),
    },
    graph,
  );
}

function lineageResult(hit: SearchHit, hops: ReadonlyMap<string, LineageHop>): Mapped {
  const hop = hops.get(hit.urn);
  return {
    ...searchResult(hit),
    degree: hop?.degree ?? null,
    paths: (hop?.paths ?? []).map((path) => ({ path: path.map(stubOf) })),
  };
}
