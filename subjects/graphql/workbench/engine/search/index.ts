import { serverError } from '../errors.ts';
import type { WorkbenchModel } from '../model.ts';
import type { Store } from '../store.ts';
import { parseUrn } from '../urn.ts';
import { indexedWords } from './analyze.ts';
import { type IndexValue, SearchDocuments } from './documents.ts';
import { type Filter, facetField, metFields, passes } from './filter.ts';
import { findDocuments, type Hit } from './query.ts';

/** A value of a facet with the number of hits that have it. */
export interface FacetValue {
  value: string;
  count: number;
  /** Whether the request filters by this value. */
  filtered: boolean;
}

/** A field that results can be narrowed by. */
export interface Facet {
  field: string;
  displayName: string;
  values: readonly FacetValue[];
}

/** Search flags that change the result. */
export interface SearchFlags {
  fulltext: boolean;
  skipHighlighting: boolean;
  skipAggregates: boolean;
}

/** A field to sort by; URNs order equal values. */
export interface Sort {
  field: string;
  descending: boolean;
}

/** A page of results. */
export interface SearchPage {
  from: number;
  size: number;
  total: number;
  hits: readonly SearchHit[];
  facets: readonly Facet[];
}

/** A result with the fields that matched. */
export interface SearchHit {
  urn: string;
  score: number;
  matchedFields: readonly { name: string; value: string }[];
}

/** Elasticsearch's limit on results that pages reach (ESUtils.MAX_RESULT_SIZE). */
const maxResultSize = 10_000;
/** Values of a facet that a result contains (DEFAULT_MAX_AGGREGATION_VALUES). */
const maxFacetValues = 20;
/** Facets that come first, in this order (FilterUtils.FILTER_RANKING). */
const facetRanking = [
  'entity',
  'typeNames',
  'platform',
  'domains',
  'tags',
  'glossaryTerms',
  'container',
  'owners',
  'origin',
];
/** Names of facets that annotations change (filterNameOverride). `type` has a different one for each entity type. */
const facetNames: Readonly<Record<string, string>> = {
  access: 'Access Level',
  container: 'Container',
  domains: 'Domain',
  glossaryTerms: 'Glossary Term',
  instance: 'Platform Instance',
  origin: 'Environment',
  owners: 'Owned By',
  platform: 'Platform',
  queryType: 'Query Type',
  tags: 'Tag',
  typeNames: 'Sub Type',
};
const typeFacetNames: Readonly<Record<string, string>> = { chart: 'Chart Type', dataProcessInstance: 'Process Type' };

/** The queries that the platform sends to the search indices. */
export class Search {
  readonly documents: SearchDocuments;
  #store: Store;

  constructor(store: Store, model: WorkbenchModel) {
    this.#store = store;
    this.documents = new SearchDocuments(store, model);
  }

  /** One entity type (ESSearchDAO.search). An empty query means everything. */
  entity(type: string, query: string, filter: Filter, sort: Sort | null, page: Page, flags: SearchFlags): SearchPage {
    const hits = this.#hits(type, query, filter, flags);
    const ordered = sort === null ? byScore(hits) : bySort(hits, sort);
    const facets = flags.skipAggregates
      ? withFilters([], filter, type)
      : withFilters(this.#facets(type, hits), filter, type);
    return this.#page(ordered, facets, page);
  }

  /**
   * Several entity types (AllEntitiesSearchAggregator): the results of each, ordered by their scores, and the facets of all. Types without any
   * entity are left out.
   */
  across(types: readonly string[], query: string, filter: Filter, page: Page, flags: SearchFlags): SearchPage {
    const wanted = new Set(types.map((type) => type.toLowerCase()));
    const searched = this.documents
      .nonEmptyTypes()
      .filter((type) => types.length === 0 || wanted.has(type.toLowerCase()));
    if (searched.length === 0) return { ...page, total: 0, hits: [], facets: [] };
    const results = searched.map((type) => ({ type, hits: this.#hits(type, query, filter, flags) }));
    const merged = new Map<string, Facet>();
    for (const { type, hits } of results) {
      const own = flags.skipAggregates ? [] : this.#facets(type, hits);
      for (const facet of withFilters(own, filter, type)) {
        const known = merged.get(facet.field);
        merged.set(facet.field, known === undefined ? facet : mergeFacets(known, facet));
      }
    }
    const counts = results.map(({ type, hits }) => ({
      value: type.toLowerCase(),
      count: hits.length,
      filtered: false,
    }));
    merged.set('entity', { field: 'entity', displayName: 'Type', values: byCount(counts) });
    const facets = rank([...merged.values()].map((facet) => ({ ...facet, values: trim(facet.values) })));
    return this.#page(byScore(results.flatMap(({ hits }) => hits)), facets, page);
  }

  /** All pages in order (ESSearchDAO.scroll). The ID of the next page is opaque; it is null if this page isn't full. */
  scroll(
    types: readonly string[],
    query: string,
    filter: Filter,
    scrollId: string | null,
    size: number,
    flags: SearchFlags,
  ) {
    const from = scrollId === null ? 0 : offsetOf(scrollId);
    const hits = byScore(types.flatMap((type) => this.#hits(type, query, filter, flags)));
    const facets = new Map<string, Facet>();
    for (const type of types) {
      for (const facet of this.#facets(type, this.#hits(type, query, filter, flags))) {
        const known = facets.get(facet.field);
        facets.set(facet.field, known === undefined ? facet : mergeFacets(known, facet));
      }
    }
    const page = this.#page(hits, withFilters([...facets.values()], filter, ''), { from, size });
    const full = hits.slice(from, from + size).length === size && size > 0;
    return { ...page, nextScrollId: full ? scrollIdOf(from + size) : null };
  }

  /** Entities that pass a filter, without a query (ESSearchDAO.filter). */
  filter(type: string, filter: Filter, sort: Sort | null, page: Page): SearchPage {
    const hits = this.documents
      .of(type)
      .filter((document) => passes(document, filter))
      .map((document): Hit => {
        const matchedFields = metFields(document, filter).map((name) => ({ name, value: '' }));
        return { document, score: 1, matchedFields };
      });
    return this.#page(sort === null ? byScore(hits) : bySort(hits, sort), withFilters([], filter, type), page);
  }

  /** Suggestions for what someone types (AutocompleteRequestHandler): words of the type's suggested fields, or of one field. */
  autoComplete(type: string, query: string, field: string | null, filter: Filter, limit: number) {
    const names = field === null || field === '' ? this.#suggestedFields(type) : [field];
    const found = this.documents.of(type).flatMap((document) => {
      // The platform filters afterward, so filters never bring soft-deleted entities back.
      if (document.fields.get('removed')?.[0] === true || !passes(document, filter)) return [];
      for (const name of names) {
        const value = (document.fields.get(name) ?? []).map(String).find((each) => startsWords(each, query));
        if (value !== undefined) return [{ urn: document.urn, value }];
      }
      return [];
    });
    const limited = found.slice(0, limit);
    return { suggestions: [...new Set(limited.map(({ value }) => value))], urns: limited.map(({ urn }) => urn) };
  }

  /** One level of the browse hierarchy (ESBrowseDAO.browse): groups first, then entities. */
  browse(type: string, path: string, filters: ReadonlyMap<string, string>, { from, size }: Page) {
    const depth = [...path].filter((character) => character === '/').length;
    const inside = this.documents.of(type).flatMap(({ urn, fields }) => {
      if (fields.get('removed')?.[0] === true) return [];
      if ([...filters].some(([name, value]) => !(fields.get(name) ?? []).map(String).includes(value))) return [];
      const paths = (fields.get('browsePaths') ?? [])
        .map(String)
        .filter((each) => path === '' || each === path || each.startsWith(`${path}/`));
      return paths.length === 0 ? [] : [{ urn, paths }];
    });
    const levels = (each: string) => each.split('/').filter((part) => part !== '').length;
    const deeper = inside.filter(({ paths }) => paths.some((each) => levels(each) > depth));
    const counts = new Map<string, number>();
    for (const { paths } of deeper) {
      const names = paths.filter((each) => levels(each) > depth).map((each) => each.split('/')[depth + 1] ?? '');
      for (const name of new Set(names)) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    const groups = [...counts]
      .map(([name, count]) => ({ name, count }))
      .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
    const here = inside
      .filter(({ paths }) => paths.some((each) => levels(each) === depth))
      .map(({ urn }) => urn)
      .sort();
    const entityFrom = Math.max(from - groups.length, 0);
    const entitySize = Math.min(Math.max(from + size - groups.length, 0), size);
    return {
      groups: groups.slice(from, from + size),
      urns: here.slice(entityFrom, entityFrom + entitySize),
      total: groups.length + here.length,
      groupCount: groups.length,
      entityCount: here.length,
      totalNumEntities: deeper.length,
    };
  }

  /** An entity's paths in the browse hierarchy (ESBrowseDAO.getBrowsePaths). */
  browsePaths(urn: string): string[] {
    const type = parseUrn(urn)?.entity ?? '';
    const document = this.documents.of(type).find((each) => each.urn === urn);
    return (document?.fields.get('browsePaths') ?? []).map(String);
  }

  #hits(type: string, query: string, filter: Filter, { fulltext, skipHighlighting }: SearchFlags): Hit[] {
    const input = query === '' ? '*' : query;
    const documents = this.documents.of(type).filter((document) => passes(document, filter));
    const found = findDocuments(documents, this.documents.fields(type), input, fulltext);
    return found.map((hit) => {
      const matched = skipHighlighting || input === '*' ? [] : hit.matchedFields;
      const named = metFields(hit.document, filter).filter((name) => !matched.some((each) => each.name === name));
      return { ...hit, matchedFields: [...matched, ...named.map((name) => ({ name, value: '' }))] };
    });
  }

  #facets(type: string, hits: readonly Hit[]): Facet[] {
    const fields = this.documents.fields(type).filter(({ filter }) => filter);
    return fields.flatMap(({ name }) => {
      const counts = new Map<string, number>();
      for (const { document } of hits) {
        if (!document.exact.has(name)) continue;
        for (const value of new Set(document.fields.get(name) ?? [])) {
          counts.set(String(value), (counts.get(String(value)) ?? 0) + 1);
        }
      }
      if (counts.size === 0) return [];
      const values = [...counts].map(([value, count]) => ({ value, count, filtered: false }));
      return [{ field: name, displayName: displayName(name, type), values: byCount(values).slice(0, maxFacetValues) }];
    });
  }

  #suggestedFields(type: string): string[] {
    const fields = this.documents.fields(type).filter(({ autocomplete }) => autocomplete);
    return [...fields.map(({ name }) => name), 'urn'];
  }

  /** A page of hits that are still stored (ValidationUtils.validateSearchResult). */
  #page(hits: readonly Hit[], facets: readonly Facet[], { from, size }: Page): SearchPage {
    const end = Math.min(from + size, maxResultSize);
    const shown = hits.slice(from, end).filter(({ document }) => this.#store.exists(document.urn));
    return {
      from,
      size,
      total: hits.length,
      hits: shown.map(({ document, score, matchedFields }) => ({ urn: document.urn, score, matchedFields })),
      facets,
    };
  }
}

/** Offset and number of results. */
export interface Page {
  from: number;
  size: number;
}

function byScore(hits: readonly Hit[]): Hit[] {
  return [...hits].sort((a, b) => b.score - a.score || compare(a.document.urn, b.document.urn));
}

function bySort(hits: readonly Hit[], { field, descending }: Sort): Hit[] {
  const keyOf = ({ document }: Hit): IndexValue | undefined => document.fields.get(field)?.[0];
  return [...hits].sort((a, b) => {
    const [x, y] = [keyOf(a), keyOf(b)];
    // Elasticsearch puts documents without a value last in both directions.
    if (x === undefined || y === undefined)
      return x === y ? compare(a.document.urn, b.document.urn) : x === undefined ? 1 : -1;
    return (descending ? compare(y, x) : compare(x, y)) || compare(a.document.urn, b.document.urn);
  });
}

function compare<T extends IndexValue>(a: T, b: T): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function byCount(values: readonly FacetValue[]): FacetValue[] {
  return [...values].sort((a, b) => b.count - a.count || compare(a.value, b.value));
}

function displayName(field: string, type: string): string {
  return (field === 'type' ? typeFacetNames[type] : undefined) ?? facetNames[field] ?? field;
}

/** Adds values that the request filters by and no result has (addFiltersToAggregationMetadata). */
function withFilters(facets: readonly Facet[], filter: Filter, type: string): Facet[] {
  const result = new Map(facets.map((facet) => [facet.field, facet]));
  for (const { field, values, single } of (filter ?? []).flat()) {
    const name = facetField(field);
    if (name === 'urn') continue;
    const found = result.get(name);
    const known = found ?? { field: name, displayName: displayName(name, type), values: [] };
    // A facet that is added for a single value stays empty.
    const missing = (single && found === undefined ? [] : values).filter(
      (value) => !known.values.some((each) => each.value === value),
    );
    const added = missing.map((value) => ({ value, count: 0, filtered: true }));
    result.set(name, { ...known, values: [...known.values, ...added] });
  }
  return [...result.values()];
}

function mergeFacets(a: Facet, b: Facet): Facet {
  const merged = new Map<string, FacetValue>();
  for (const value of [...a.values, ...b.values]) {
    const known = merged.get(value.value);
    merged.set(value.value, {
      value: value.value,
      count: (known?.count ?? 0) + value.count,
      filtered: (known?.filtered ?? false) || value.filtered,
    });
  }
  return { field: a.field, displayName: b.displayName, values: byCount([...merged.values()]) };
}

function trim(values: readonly FacetValue[]): readonly FacetValue[] {
  if (values.length <= maxFacetValues) return values;
  return [...values].sort((a, b) => Number(b.filtered) - Number(a.filtered)).slice(0, maxFacetValues);
}

function rank(facets: readonly Facet[]): Facet[] {
  const place = ({ field }: Facet) =>
    facetRanking.includes(field) ? facetRanking.indexOf(field) : facetRanking.length;
  return [...facets].sort((a, b) => place(a) - place(b));
}

/** The platform's ID contains sort values; this one contains the offset, which is just as opaque. */
function scrollIdOf(offset: number): string {
  return btoa(JSON.stringify({ sort: [offset], pitId: null, expirationTime: 0 }));
}

function offsetOf(scrollId: string): number {
  const found = /^eyJ[\w+/]+=*$/.test(scrollId) ? /"sort":\[(\d+)\]/.exec(atob(scrollId))?.[1] : undefined;
  if (found === undefined) throw serverError(`Invalid scroll Id cannot be mapped: ${scrollId}`);
  return Number(found);
}

/** Whether words of the value begin with the words of the query: the last one may be incomplete. */
function startsWords(value: string, query: string): boolean {
  const own = [...new Set([...value.toLowerCase().split(/[(),./:_\s-]+/), ...indexedWords(value)])];
  const whole = value.toLowerCase();
  const wanted = query
    .toLowerCase()
    .split(/[(),./:\s]+/)
    .filter((word) => word !== '');
  if (wanted.length === 0) return false;
  return whole.startsWith(query.toLowerCase()) || wanted.every((word) => own.some((each) => each.startsWith(word)));
}
