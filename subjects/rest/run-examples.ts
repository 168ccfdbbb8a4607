import { catalogActors } from '#subjects/graphql/workbench/session/actors.ts';
import { catalogTime } from '#subjects/graphql/workbench/session/make-facts.ts';
import { workbenchModel } from '#subjects/graphql/workbench/workbench-model.ts';
import type { MetamodelData } from '#subjects/metamodel/data.ts';
import { catalogOf } from '#subjects/sample-catalog/catalog.ts';
import type { CatalogData } from '#subjects/sample-catalog/data.ts';
import { exampleRequest, restRequest } from './calls/example-request.ts';
import type { RestData } from './data.ts';
import type { NotAnswered, RestResponse } from './engine/request.ts';
import type { RestRecords } from './engine/rest-records.ts';
import { createRestServer, type RestServer } from './engine/rest-server.ts';

/** Names of the records of aspects. */
export function restRecordsOf({ aspects }: MetamodelData): RestRecords {
  return {
    aspects: Object.fromEntries(aspects.map(({ value }) => [value.name, `${value.namespace}.${value.record}`])),
    timeseries: aspects.flatMap(({ value }) => (value.kind === 'timeseries' ? [value.name] : [])),
  };
}

/** A server of the sample catalog; undefined without a catalog. */
export function catalogServer(data: CatalogData & MetamodelData): RestServer | undefined {
  const catalog = catalogOf(data);
  const [administrator] = catalogActors(catalog);
  if (administrator === undefined) return undefined;
  return createRestServer({
    catalog,
    model: workbenchModel(data),
    records: restRecordsOf(data),
    now: catalogTime(catalog),
    loader: administrator.urn,
  });
}

/** What each example that only reads returns, by the ID of its endpoint. */
export function runExamples(data: RestData & CatalogData & MetamodelData): Map<string, RestResponse | NotAnswered> {
  const server = catalogServer(data);
  const results = new Map<string, RestResponse | NotAnswered>();
  if (server === undefined) return results;
  for (const { value } of data.restGroups) {
    for (const endpoint of value.endpoints) {
      const example = exampleRequest(endpoint, value.api === 'restli');
      if (example === undefined || endpoint.changes !== null || endpoint.unanswered !== undefined) continue;
      results.set(endpoint.id, server(restRequest(example)));
    }
  }
  return results;
}
