import type { Json } from '#subjects/graphql/workbench/engine/types.ts';
import type { RestRequest } from '../engine/request.ts';
import type { DescribedEndpoint } from '../schema/rest-page.ts';

/** The example of an endpoint, with the parts that a program needs. */
export interface ExampleRequest {
  method: string;
  /** Path with its key in place, encoded. */
  path: string;
  /** The key, not encoded; undefined without one. */
  key?: string;
  /** The path with `{…}` in place of the key. */
  template: string;
  query: readonly { name: string; value: string | readonly string[] }[];
  body?: Json;
  isRestli: boolean;
}

/** The example of a metadata service endpoint; undefined if there is none. */
export function exampleRequest({ id, example }: DescribedEndpoint, isRestli: boolean): ExampleRequest | undefined {
  if (example === undefined) return undefined;
  const [method = '', address = ''] = id.split(' ');
  const [template = '', fixed] = address.split('?');
  const { key, body } = example;
  const action = /^action=(\w+)$/.exec(fixed ?? '')?.[1];
  const query = Object.entries(example.query).map(([name, value]) => ({ name, value }));
  return {
    method,
    template,
    path: key === undefined ? template : template.replace(/\{\w+\}/, encoded(key)),
    ...(key !== undefined && { key }),
    query: action === undefined ? query : [{ name: 'action', value: action }, ...query],
    ...(body !== undefined && { body: body as Json }),
    isRestli,
  };
}

/** The request as the engine reads it. */
export function restRequest(example: ExampleRequest): RestRequest {
  return {
    method: example.method,
    path: example.path,
    query: queryParts(example),
    headers: example.isRestli ? { 'x-restli-protocol-version': '2.0.0' } : {},
    body: example.body,
  };
}

/** Parameters of the query, encoded: OpenAPI repeats a parameter, and Rest.li has lists. */
export function queryParts({ query, isRestli }: ExampleRequest): { name: string; value: string }[] {
  return query.flatMap(({ name, value }) => {
    if (typeof value === 'string') return [{ name, value: encoded(value) }];
    if (isRestli) return [{ name, value: `List(${value.map(encoded).join(',')})` }];
    return value.map((each) => ({ name, value: encoded(each) }));
  });
}

/** Text for a URL. Unlike encodeURIComponent, it encodes parentheses and apostrophes, which Rest.li reserves. */
export function encoded(text: string): string {
  return encodeURIComponent(text).replace(/[()'!*~]/g, (found) => `%${found.charCodeAt(0).toString(16).toUpperCase()}`);
}
