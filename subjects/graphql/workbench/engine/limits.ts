import { type DocumentNode, type FragmentDefinitionNode, GraphQLError, Kind, type SelectionSetNode } from 'graphql';
import type { JsonObject } from './types.ts';

/**
 * The limits for one request, so that a browser tab stays usable. GMS has only the token limit in this release, and it allows 15,000. All limits are
 * counts, so that the same request has the same result on every machine. The web application's largest queries are far below them.
 */
export const limits = {
  /** Characters of the query. */
  characters: 50_000,
  /** Characters of the variables as JSON. */
  variables: 100_000,
  /** Tokens of the query. */
  tokens: 10_000,
  /** Nested selection sets. */
  depth: 20,
  /** Fields of the operation with all fragments in place. */
  fields: 5_000,
  /** Fields of Query or Mutation in one operation. */
  rootFields: 50,
  /** Values in the result. */
  values: 100_000,
} as const;

type Limit = keyof typeof limits;

const explanations: Readonly<Record<Limit, string>> = {
  characters: 'characters in the query',
  variables: 'characters in the variables',
  tokens: 'tokens in the query',
  depth: 'levels of nested fields',
  fields: 'fields, with fragments counted at each place that uses them',
  rootFields: 'fields of Query or Mutation',
  values: 'values in the result',
};

/** DataHub's behavior in the same case: the library that GMS uses to parse operations counts only their tokens. */
function limitOfDataHub(limit: Limit): string {
  return limit === 'tokens' ? "DataHub's limit is 15,000." : "DataHub doesn't have this limit.";
}

/** The error for a request that is over a limit. */
export function overLimit(limit: Limit): GraphQLError {
  const most = limits[limit].toLocaleString('en-US');
  return new GraphQLError(
    `The workbench allows at most ${most} ${explanations[limit]} per request. ${limitOfDataHub(limit)}`,
    { extensions: { code: 'WORKBENCH_LIMIT', limit } },
  );
}

/** Checks the size before anything is parsed. */
export function checkSize(query: string, variables: JsonObject): GraphQLError | undefined {
  if (query.length > limits.characters) return overLimit('characters');
  return JSON.stringify(variables).length > limits.variables ? overLimit('variables') : undefined;
}

/** Checks how deep and wide a document is. Each fragment is measured once, no matter how often it's used. */
export function checkShape(document: DocumentNode): GraphQLError | undefined {
  const measure = measurer(document);
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const { depth, fields, own } = measure(definition.selectionSet);
    if (depth > limits.depth) return overLimit('depth');
    if (fields > limits.fields) return overLimit('fields');
    if (own > limits.rootFields) return overLimit('rootFields');
  }
  return undefined;
}

/** The size of a selection set: levels, all fields, and the fields on its own level. */
interface Size {
  depth: number;
  fields: number;
  own: number;
}

function measurer(document: DocumentNode): (set: SelectionSetNode) => Size {
  const fragments = new Map(
    document.definitions
      .filter((each): each is FragmentDefinitionNode => each.kind === Kind.FRAGMENT_DEFINITION)
      .map((each) => [each.name.value, each.selectionSet]),
  );
  const known = new Map<SelectionSetNode, Size>();
  const open = new Set<SelectionSetNode>();
  const measure = (set: SelectionSetNode): Size => {
    const measured = known.get(set);
    // A fragment that contains itself is invalid; validation reports it.
    if (measured !== undefined || open.has(set)) return measured ?? { depth: 0, fields: 0, own: 0 };
    open.add(set);
    const size = set.selections.map(sizeOf).reduce(sum, { depth: 1, fields: 0, own: 0 });
    open.delete(set);
    known.set(set, size);
    return size;
  };
  const sizeOf = (selection: SelectionSetNode['selections'][number]): Size => {
    if (selection.kind === Kind.FIELD) {
      const inner = selection.selectionSet === undefined ? undefined : measure(selection.selectionSet);
      return { depth: (inner?.depth ?? 0) + 1, fields: (inner?.fields ?? 0) + 1, own: 1 };
    }
    const inner =
      selection.kind === Kind.INLINE_FRAGMENT ? selection.selectionSet : fragments.get(selection.name.value);
    return inner === undefined ? { depth: 0, fields: 0, own: 0 } : measure(inner);
  };
  return measure;
}

function sum(a: Size, b: Size): Size {
  return { depth: Math.max(a.depth, b.depth), fields: a.fields + b.fields, own: a.own + b.own };
}
