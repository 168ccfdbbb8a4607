import { serverError } from '../errors.ts';
import type { IndexValue, SearchDocument } from './documents.ts';

/** A condition on one field (com.linkedin.metadata.query.filter.Criterion). */
export interface Criterion {
  field: string;
  values: readonly string[];
  condition: string;
  negated: boolean;
  /** Set if a request contains one `value` instead of `values`, as Rest.li allows. */
  single?: true;
}

/** Alternatives of conditions that must all be met. Null is no filter at all. */
export type Filter = readonly (readonly Criterion[])[] | null;

/** Fields that people edit in the web application, which are filtered together with those that sources write (ESUtils). */
const editedPairs: readonly (readonly [string, string])[] = [
  ['fieldTags', 'editedFieldTags'],
  ['fieldGlossaryTerms', 'editedFieldGlossaryTerms'],
  ['fieldDescriptions', 'editedFieldDescriptions'],
  ['description', 'editedDescription'],
];

/**
 * Whether a document passes a filter (SearchRequestHandler.getFilterQuery). Soft-deleted entities don't, unless the filter has a condition on
 * `removed`.
 */
export function passes(document: SearchDocument, filter: Filter): boolean {
  const { fields } = document;
  const mentionsRemoved = filter?.some((and) => and.some(({ field }) => facetField(field) === 'removed')) ?? false;
  if (!mentionsRemoved && fields.get('removed')?.[0] === true) return false;
  if (filter === null || filter.length === 0) return true;
  return filter.some((and) => and.every((criterion) => meets(document, criterion)));
}

/** A field without the suffix of its exact values. */
export function facetField(field: string): string {
  return field.replace('.keyword', '');
}

/** The fields whose conditions a document meets; the platform returns them as matched fields without a value. */
export function metFields(document: SearchDocument, filter: Filter): string[] {
  const met = (filter ?? []).flatMap((and) =>
    and.flatMap((criterion) => (!criterion.negated && meets(document, criterion) ? facetField(criterion.field) : [])),
  );
  return [...new Set(met)];
}

function meets(document: SearchDocument, { field, values, condition, negated }: Criterion): boolean {
  const name = facetField(field);
  const names = editedPairs.find((pair) => pair.includes(name)) ?? [name];
  const found = names.some((each) => holds(valuesOf(document, each, field), values, condition));
  return found !== negated;
}

/**
 * The values that a condition compares. The platform adds `.keyword` to the fields of a request, and boolean fields, numbers, and dates have no such
 * value, so conditions on them are never met. The only exception is `removed`.
 */
function valuesOf({ fields, exact }: SearchDocument, name: string, asked: string): readonly IndexValue[] {
  if (asked.endsWith('.keyword') && !exact.has(name) && name !== 'removed') return [];
  return fields.get(name) ?? [];
}

function holds(own: readonly IndexValue[], values: readonly string[], condition: string): boolean {
  const texts = own.map(String);
  // Only an equality compares with every value; the other conditions use the first one.
  const [first = ''] = values;
  const value = first.trim();
  if (condition === 'EQUAL') return values.some((each) => texts.includes(each));
  if (condition === 'IS_NULL') return texts.length === 0;
  if (condition === 'CONTAIN') return texts.some((each) => each.includes(value));
  if (condition === 'START_WITH') return texts.some((each) => each.startsWith(value));
  if (condition === 'END_WITH') return texts.some((each) => each.endsWith(value));
  const compare = comparisons[condition];
  if (compare === undefined) throw serverError(`Unsupported condition: ${condition}`);
  return own.some((each) => (typeof each === 'number' ? compare(each, Number(value)) : compare(String(each), value)));
}

const comparisons: Readonly<Record<string, <T extends string | number>(a: T, b: T) => boolean>> = {
  GREATER_THAN: (a, b) => a > b,
  GREATER_THAN_OR_EQUAL_TO: (a, b) => a >= b,
  LESS_THAN: (a, b) => a < b,
  LESS_THAN_OR_EQUAL_TO: (a, b) => a <= b,
};
