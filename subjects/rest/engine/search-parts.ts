import { record, records, text, texts } from '#subjects/graphql/workbench/engine/json.ts';
import type { Criterion, Filter } from '#subjects/graphql/workbench/engine/search/filter.ts';
import type { Facet, SearchFlags, SearchHit, Sort } from '#subjects/graphql/workbench/engine/search/index.ts';
import type { Json, JsonObject } from '#subjects/graphql/workbench/engine/types.ts';
import { restReason } from './messages.ts';
import { failure, NotAnsweredError } from './request.ts';

/** Fields of the index that are keywords themselves (ESUtils.KEYWORD_FIELDS). */
const keywordFields: readonly string[] = ['urn', 'runId'];

/** A filter of a request, which names fields as the index does (ESUtils.buildFilterQuery). */
export function filterOf(value: Json | undefined): Filter {
  const filter = record(value);
  if (filter === undefined) return null;
  if (filter.or !== undefined) return records(filter.or).map(({ and }) => records(and).flatMap(criterionOf));
  return filter.criteria === undefined ? null : [records(filter.criteria).flatMap(criterionOf)];
}

function criterionOf(criterion: JsonObject): Criterion[] {
  const field = String(criterion.field);
  const condition = text(criterion.condition) ?? 'EQUAL';
  const values = texts(criterion.values);
  const value = text(criterion.value);
  if (value === null) {
    throw failure(
      'com.linkedin.data.template.RequiredFieldNotPresentException: Field "value" is required but it is not present',
    );
  }
  // A condition without a value is ignored.
  if (value.trim() === '' && values.length === 0 && condition !== 'IS_NULL') return [];
  if (condition === 'IN') throw failure('java.lang.UnsupportedOperationException: Unsupported condition: IN');
  return [
    {
      field: indexField(field, condition, value, values),
      values: compared(condition, value, values),
      condition,
      negated: criterion.negated === true,
      ...(values.length === 0 && { single: true as const }),
    },
  ];
}

/** The index field that a condition checks. */
function indexField(field: string, condition: string, value: string, values: readonly string[]): string {
  const keyword = field.includes('.') || keywordFields.includes(field) ? field : `${field}.keyword`;
  if (condition === 'IS_NULL' || condition.includes('THAN')) return field;
  if (condition !== 'EQUAL' || values.length > 0 || value.startsWith('urn:li:')) return keyword;
  if (field.includes('.')) return field;
  throw new NotAnsweredError(restReason('restReasonWords', { field }));
}

function compared(condition: string, value: string, values: readonly string[]): readonly string[] {
  if (condition !== 'EQUAL') return [value];
  if (values.length > 0) return values;
  return value.startsWith('urn:li:') ? [value.trim()] : value.trim().split(/\s*,\s*/);
}

/** Search flags with the defaults of an action (SearchUtils.applyDefaultSearchFlags). */
export function flagsOf(
  value: Json | undefined,
  input: string,
  defaults: { fulltext: boolean; skipHighlighting: boolean },
): SearchFlags {
  // SearchQueryBuilder expects the prefix as GraphQL escapes it, with backslashes, which Rest.li doesn't add.
  if (input.startsWith('/q ')) throw new NotAnsweredError(restReason('restReasonPrefix'));
  const given = record(value) ?? {};
  const flag = (name: string, fallback: boolean) => (typeof given[name] === 'boolean' ? given[name] : fallback);
  return {
    fulltext: flag('fulltext', defaults.fulltext),
    skipHighlighting: input === '*' || input === '' || flag('skipHighlighting', defaults.skipHighlighting),
    skipAggregates: flag('skipAggregates', false),
  };
}

/** A sort criterion. */
export function sortOf(value: Json | undefined): Sort | null {
  const sort = record(value);
  return sort === undefined ? null : { field: String(sort.field), descending: sort.order !== 'ASCENDING' };
}

/** Results as SearchResult has them, without the scores, which only a search engine can compute. */
export function searchEntity({ urn, matchedFields }: SearchHit): JsonObject {
  return { entity: urn, matchedFields: matchedFields.map(({ name, value }) => ({ name, value })) };
}

/** AggregationMetadata of a facet. */
export function aggregation({ field, displayName, values }: Facet): JsonObject {
  return {
    name: field,
    displayName,
    aggregations: Object.fromEntries(values.map(({ value, count }) => [value, count])),
    filterValues: values.map(({ value, count, filtered }) => ({
      value,
      ...(value.startsWith('urn:') && { entity: value }),
      facetCount: count,
      filtered,
    })),
  };
}
