import {
  buildSchema,
  type DocumentNode,
  executeSync,
  GraphQLError,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  isNonNullType,
  MaxIntrospectionDepthRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import type { Context, Source } from './context.ts';
import { NotSimulatedError, PlatformError } from './errors.ts';
import { type FieldName, formatError } from './format-errors.ts';
import { Graph } from './graph.ts';
import { toJsonObject } from './json.ts';
import { checkShape, checkSize, limits, overLimit } from './limits.ts';
import { Privileges } from './privileges.ts';
import { resolvers } from './resolvers/index.ts';
import { Search } from './search/index.ts';
import { Store } from './store.ts';
import type {
  NotSimulated,
  Workbench,
  WorkbenchError,
  WorkbenchInput,
  WorkbenchRequest,
  WorkbenchResult,
} from './types.ts';

const rules = [...specifiedRules, MaxIntrospectionDepthRule];

/** Creates a catalog that executes GraphQL requests like GMS. */
export function createWorkbench({ catalog, schema: given, model, now }: WorkbenchInput): Workbench {
  const schema = typeof given === 'string' ? buildSchema(given, { assumeValidSDL: true }) : given;
  const store = new Store(catalog, model);
  const loadedAt = now();
  const shared = {
    store,
    graph: new Graph(store, model),
    search: new Search(store, model),
    privileges: new Privileges(store),
    model: new Map(model.entities.map((entity) => [entity.name, entity])),
    loadedAt,
  };
  const run = (request: WorkbenchRequest) => {
    const context = { ...shared, actor: request.actor, now: now(), follows: new Set<string>() };
    return executeRequest(request, schema, context);
  };
  return {
    schema,
    execute: async (request) => run(request),
    executeSync: run,
    diff: () => store.diff(),
    reset: () => store.reset(),
  };
}

function executeRequest(request: WorkbenchRequest, schema: GraphQLSchema, context: Context): WorkbenchResult {
  const { query, variables = {}, operationName } = request;
  const tooLarge = checkSize(query, variables);
  if (tooLarge !== undefined) return rejected([tooLarge], schema);
  const document = parsed(query);
  if (document instanceof GraphQLError) return rejected([document], schema);
  const tooComplex = checkShape(document);
  if (tooComplex !== undefined) return rejected([tooComplex], schema);
  const invalid = validate(schema, document, rules);
  if (invalid.length > 0) return rejected(invalid, schema);
  const run = new Run(context);
  const { data, errors = [] } = executeSync({
    schema,
    document,
    contextValue: context,
    variableValues: variables,
    operationName,
    fieldResolver: run.resolve,
  });
  const formatted = errors.flatMap((error) => formatError(error, schema, run.failed.get(keyOf(error.path))));
  return {
    ...(data !== undefined && { data: data === null ? null : toJsonObject(data) }),
    ...(formatted.length > 0 && { errors: formatted }),
    extensions: { notSimulated: run.notSimulated, follows: [...context.follows] },
  };
}

function parsed(query: string): DocumentNode | GraphQLError {
  try {
    return parse(query, { maxTokens: limits.tokens });
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    return error.message.endsWith('Parsing aborted.') ? overLimit('tokens') : error;
  }
}

/** The result of a request that isn't executed. */
function rejected(errors: readonly GraphQLError[], schema: GraphQLSchema): WorkbenchResult {
  const formatted: WorkbenchError[] = errors.flatMap((error) => formatError(error, schema));
  return { errors: formatted, extensions: { notSimulated: [], follows: [] } };
}

/** The fields of one execution. */
class Run {
  readonly notSimulated: NotSimulated[] = [];
  /** Fields that failed although they can't be null, by their paths. */
  readonly failed = new Map<string, FieldName>();
  #values = 0;
  readonly #context: Context;

  constructor(context: Context) {
    this.#context = context;
  }

  readonly resolve: GraphQLFieldResolver<Source | undefined, Context> = (source, args, _context, info) => {
    const name = { type: info.parentType.name, field: info.fieldName };
    try {
      this.#values += 1;
      if (this.#values > limits.values) throw overLimit('values');
      const resolver = resolvers[name.type]?.[name.field];
      // Without a resolver, a field has the value that the mapper set.
      if (resolver === undefined) return source?.[name.field] ?? null;
      this.#context.follows.add(resolver.follows);
      return resolver.run(source ?? {}, toJsonObject(args), this.#context, info);
    } catch (error) {
      const known = error instanceof PlatformError || error instanceof NotSimulatedError;
      if (error instanceof NotSimulatedError) {
        this.notSimulated.push({ field: `${name.type}.${name.field}`, reason: error.reason });
      }
      if (known && isNonNullType(info.returnType)) {
        const path: (string | number)[] = [];
        for (let step: typeof info.path | undefined = info.path; step !== undefined; step = step.prev)
          path.unshift(step.key);
        this.failed.set(keyOf(path), name);
      }
      throw error;
    }
  };
}

function keyOf(path: readonly (string | number)[] | undefined): string {
  return JSON.stringify(path ?? []);
}
