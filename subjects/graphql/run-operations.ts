import type { GraphQLSchema } from 'graphql';
import type { MetamodelData } from '#subjects/metamodel/data.ts';
import { catalogOf } from '#subjects/sample-catalog/catalog.ts';
import type { CatalogData } from '#subjects/sample-catalog/data.ts';
import type { LocatedOperation } from './operation-parts.ts';
import type { GraphqlOperation } from './schema.ts';
import { createWorkbench, type JsonObject, type WorkbenchResult } from './workbench/engine/index.ts';
import { catalogActors } from './workbench/session/actors.ts';
import { catalogTime } from './workbench/session/make-facts.ts';
import { workbenchModel } from './workbench/workbench-model.ts';

/**
 * The result of each operation on the sample catalog, by name; nothing without a catalog. Each operation runs on the unchanged catalog, as its
 * administrator, so its response is the one that readers get in the workbench.
 */
export function runOperations(
  data: CatalogData & MetamodelData,
  operations: ReadonlyMap<string, LocatedOperation>,
  schema: GraphQLSchema,
): ReadonlyMap<string, WorkbenchResult> {
  const catalog = catalogOf(data);
  const [administrator] = catalogActors(catalog);
  if (administrator === undefined) return new Map();
  const time = catalogTime(catalog);
  const workbench = createWorkbench({ catalog, schema, model: workbenchModel(data), now: () => time });
  return new Map(
    [...operations].map(([name, { value }]) => {
      const { document: query } = value;
      // Variables come from YAML, so they are JSON.
      const variables = value.variables as JsonObject;
      workbench.reset();
      return [name, workbench.executeSync({ query, variables, actor: administrator.urn })];
    }),
  );
}

/** The response that the page shows: of the run, or of the data if the workbench can't simulate the operation. */
export function responseOf({ answer }: GraphqlOperation, run: WorkbenchResult | undefined): object | undefined {
  if (answer !== undefined) return { data: answer };
  if (run === undefined) return undefined;
  const { data = null, errors } = run;
  return errors === undefined ? { data } : { errors, data };
}
