import type { Graph } from '#subjects/graphql/workbench/engine/graph.ts';
import type { EntityModel } from '#subjects/graphql/workbench/engine/model.ts';
import type { Search } from '#subjects/graphql/workbench/engine/search/index.ts';
import type { Store } from '#subjects/graphql/workbench/engine/store.ts';
import type { RestRecords } from './rest-records.ts';

/** What the endpoints of one request work with. */
export interface RestContext {
  store: Store;
  graph: Graph;
  search: Search;
  model: ReadonlyMap<string, EntityModel>;
  records: RestRecords;
  /** When the catalog was loaded, and the time of the request, in milliseconds. */
  now: number;
  /** URN of the user who loaded the catalog. */
  loader: string;
}

/** The entity type with this name, whatever its case (ConfigEntityRegistry.getEntitySpec). */
export function entityModel({ model }: RestContext, name: string): EntityModel | undefined {
  const wanted = name.toLowerCase();
  return [...model.values()].find((each) => each.name.toLowerCase() === wanted);
}

/** What EntityRegistry says about a type that it doesn't have. */
export function unknownEntity(name: string): string {
  return `Failed to find entity with name ${name} in EntityRegistry`;
}
