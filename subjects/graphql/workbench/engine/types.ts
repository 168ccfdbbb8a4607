import type { GraphQLSchema } from 'graphql';
import type { Message } from '#model/message.ts';
import type { WorkbenchModel } from './model.ts';

/** A JSON value, as aspects and variables contain them. */
export type Json = string | number | boolean | null | Json[] | JsonObject;
/** A JSON object. */
export interface JsonObject {
  [key: string]: Json;
}

/** An entity of the catalog with its aspects in PDL JSON. */
export interface CatalogEntity {
  urn: string;
  type: string;
  aspects: Readonly<Record<string, JsonObject>>;
  timeseries?: Readonly<Record<string, readonly JsonObject[]>> | undefined;
}

/** What the engine runs on. */
export interface Catalog {
  entities: readonly CatalogEntity[];
}

/** The engine's input. */
export interface WorkbenchInput {
  catalog: Catalog;
  /** The schema in SDL, as the site publishes it, or a schema that was built from it. */
  schema: string | GraphQLSchema;
  /** Searchable fields and relationships of the metamodel, made by `workbenchModel`. */
  model: WorkbenchModel;
  /** The time of a run in milliseconds. Equal times and equal requests give equal results. */
  now: () => number;
}

/** One request. */
export interface WorkbenchRequest {
  query: string;
  variables?: JsonObject;
  operationName?: string;
  /** URN of the user who sends the request. Policies and roles in the catalog determine the user's privileges. */
  actor: string;
}

/** An error as the platform returns it, or one of the engine's own errors. */
export interface WorkbenchError {
  message: string;
  path?: readonly (string | number)[];
  locations?: readonly { line: number; column: number }[];
  extensions?: JsonObject;
}

/** A field that the engine can't simulate. */
export interface NotSimulated {
  /** The field as `Type.field`. */
  field: string;
  reason: Message;
}

/** The result of a request. */
export interface WorkbenchResult {
  data?: JsonObject | null;
  errors?: readonly WorkbenchError[];
  extensions: {
    /** Fields of this request that the engine can't simulate. */
    notSimulated: readonly NotSimulated[];
    /** Classes of the platform whose behavior the request followed, such as `SearchResolver`. */
    follows: readonly string[];
  };
}

/** One aspect that differs from the catalog. `before` or `after` is null if the aspect was added or removed. */
export interface AspectChange {
  urn: string;
  aspect: string;
  before: JsonObject | null;
  after: JsonObject | null;
}

/** A catalog that answers GraphQL requests. Mutations change this copy only. */
export interface Workbench {
  readonly schema: GraphQLSchema;
  execute(request: WorkbenchRequest): Promise<WorkbenchResult>;
  /** The same, synchronously, for the build. */
  executeSync(request: WorkbenchRequest): WorkbenchResult;
  /** Aspects that mutations changed since the start or the last reset, in the order of their entities. */
  diff(): AspectChange[];
  /** Restores the catalog. */
  reset(): void;
}
