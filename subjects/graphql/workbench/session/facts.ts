import type { CatalogEntity, JsonObject } from '../engine/index.ts';
import type { WorkbenchModel } from '../engine/model.ts';

/** A documented operation with its example. */
export interface DocumentedOperation {
  name: string;
  kind: 'query' | 'mutation';
  /** What it is about. */
  subject: string;
  document: string;
  variables: JsonObject;
}

/** A user of the catalog who can send requests. */
export interface Actor {
  urn: string;
  name: string;
  /** Name of the user's role; empty if policies alone grant the user's privileges. */
  role: string;
}

/** What the workbench's worker loads first. Descriptions follow with the first completion or explanation. */
export interface WorkbenchFacts {
  /** The schema in SDL, without descriptions. */
  schema: string;
  entities: readonly CatalogEntity[];
  model: WorkbenchModel;
  operations: readonly DocumentedOperation[];
  /** The time of every request in milliseconds: an hour after the newest event in the catalog. */
  now: number;
}

/** Name of the file with these facts. */
export const workbenchFactsName = 'graphql-workbench';
/** Name of the file with the schema's descriptions. */
export const descriptionsName = 'graphql-descriptions';
