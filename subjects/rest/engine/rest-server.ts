import { NotSimulatedError, PlatformError } from '#subjects/graphql/workbench/engine/errors.ts';
import { Graph } from '#subjects/graphql/workbench/engine/graph.ts';
import { record } from '#subjects/graphql/workbench/engine/json.ts';
import type { WorkbenchModel } from '#subjects/graphql/workbench/engine/model.ts';
import { Search } from '#subjects/graphql/workbench/engine/search/index.ts';
import { Store } from '#subjects/graphql/workbench/engine/store.ts';
import type { Catalog, Json } from '#subjects/graphql/workbench/engine/types.ts';
import type { RestContext } from './context.ts';
import { restReason } from './messages.ts';
import { openapiEndpoints } from './openapi.ts';
import {
  type NotAnswered,
  NotAnsweredError,
  RestliError,
  type RestRequest,
  type RestResponse,
  ServerPageError,
} from './request.ts';
import type { RestRecords } from './rest-records.ts';
import { Arguments, keyOf, restliMethods } from './restli.ts';
import { restliActions } from './restli-actions.ts';

/** The server's data. */
export interface RestServerInput {
  catalog: Catalog;
  model: WorkbenchModel;
  records: RestRecords;
  /** The time of every request in milliseconds. */
  now: number;
  /** URN of the user who loaded the catalog. */
  loader: string;
}

/** A server that answers read-only requests. */
export type RestServer = (request: RestRequest) => RestResponse | NotAnswered;

/** Creates a server from a catalog. Requests don't change it, so equal requests have equal responses. */
export function createRestServer({ catalog, model, ...rest }: RestServerInput): RestServer {
  const store = new Store(catalog, model);
  const context: RestContext = {
    ...rest,
    store,
    graph: new Graph(store, model),
    search: new Search(store, model),
    model: new Map(model.entities.map((entity) => [entity.name, entity])),
  };
  return (request) => answer(request, context);
}

/** IDs of the endpoints that the server answers. */
export const answeredEndpoints: ReadonlySet<string> = new Set([
  ...Object.keys(openapiEndpoints),
  ...Object.keys(restliMethods),
  ...Object.keys(restliActions),
]);

/** ID of the endpoint that a request is for, for example `POST /entities?action=search`. */
export function endpointOf({ method, path, query }: RestRequest): string {
  // The frontend passes what follows `/api/gms` to the metadata service.
  const own = path.replace(/^\/api\/gms(?=\/)/, '');
  const action = query.find(({ name }) => name === 'action')?.value;
  if (action !== undefined) return `${method} ${own}?action=${action}`;
  if (query.some(({ name }) => name === 'ids')) return `${method} ${own}?ids={keys}`;
  return own.startsWith('/openapi/') || own.split('/').length !== 3
    ? `${method} ${own}`
    : `${method} ${own.slice(0, own.lastIndexOf('/'))}/{key}`;
}

function answer(request: RestRequest, context: RestContext): RestResponse | NotAnswered {
  const id = endpointOf(request);
  const [openapi, method, action] = [openapiEndpoints[id], restliMethods[id], restliActions[id]];
  const follows = (openapi ?? method ?? action)?.follows.split(', ') ?? [];
  try {
    if (openapi !== undefined) return { status: 200, body: openapi.run(request, context), follows };
    if (method !== undefined) return { status: 200, body: method.run(request, context, keyOf(request.path)), follows };
    if (action === undefined) return { reason: restReason('restReasonEndpoint', { id }) };
    const value: Json = action.run(new Arguments(record(request.body) ?? {}, context));
    return { status: 200, body: { value }, follows };
  } catch (error) {
    if (error instanceof RestliError) return { status: error.status, body: error.body, follows };
    if (error instanceof ServerPageError) return { status: error.status, logged: error.message, follows };
    if (error instanceof NotAnsweredError) return { reason: error.reason };
    if (error instanceof NotSimulatedError) return { reason: error.reason };
    if (error instanceof PlatformError) return { reason: String(error.cause ?? error.message) };
    throw error;
  }
}
