import { type ASTNode, type DocumentNode, type GraphQLSchema, print, stripIgnoredCharacters, visit } from 'graphql';
import type { Catalog } from '../engine/index.ts';
import type { WorkbenchModel } from '../engine/model.ts';
import { schemaDescriptions } from '../language/describe-schema.ts';
import { type DocumentedOperation, descriptionsName, type WorkbenchFacts, workbenchFactsName } from './facts.ts';

/** What the facts are made from. */
export interface WorkbenchSources {
  schema: GraphQLSchema;
  /** The definitions of the schema. */
  document: DocumentNode;
  catalog: Catalog;
  model: WorkbenchModel;
  operations: readonly DocumentedOperation[];
}

/** The files that the workbench loads, by name. */
export function workbenchFactFiles(sources: WorkbenchSources): Record<string, object> {
  return {
    [workbenchFactsName]: workbenchFacts(sources),
    [descriptionsName]: schemaDescriptions(sources.schema),
  };
}

/** What the workbench needs from its first request. */
export function workbenchFacts({ document, catalog, model, operations }: WorkbenchSources): WorkbenchFacts {
  return {
    schema: stripIgnoredCharacters(print(withoutDescriptions(document))),
    entities: catalog.entities,
    model,
    operations,
    now: catalogTime(catalog),
  };
}

function withoutDescriptions(document: DocumentNode): DocumentNode {
  return visit(document, {
    enter: (node: ASTNode) =>
      'description' in node && node.description ? { ...node, description: undefined } : undefined,
  });
}

const HOUR = 3_600_000;

/** An hour after the newest event of the catalog, so that the events of its last week are in a request's last week. */
export function catalogTime({ entities }: Catalog): number {
  const events = entities.flatMap(({ timeseries = {} }) => Object.values(timeseries).flat());
  const times = events.map(({ timestampMillis }) => (typeof timestampMillis === 'number' ? timestampMillis : 0));
  return Math.max(...times, 0) + HOUR;
}
