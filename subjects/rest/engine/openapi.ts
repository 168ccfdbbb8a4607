import type { Json, JsonObject } from '#subjects/graphql/workbench/engine/types.ts';
import type { Urn } from '#subjects/graphql/workbench/engine/urn.ts';
import type { RestContext } from './context.ts';
import { type Envelope, latestEnvelopes } from './envelopes.ts';
import { restReason } from './messages.ts';
import { openapiValue } from './openapi-value.ts';
import { readUrn, UrnSyntaxError } from './read-urn.ts';
import { NotAnsweredError, type RestRequest, ServerPageError } from './request.ts';

/** An endpoint that only reads, with the class that it follows. */
interface Endpoint {
  follows: string;
  run(request: RestRequest, context: RestContext): Json;
}

/** The reading endpoints of OpenAPI, by method and path. */
export const openapiEndpoints: Readonly<Record<string, Endpoint>> = {
  'GET /openapi/entities/v1/latest': { follows: 'EntitiesController', run: latestEntities },
  'GET /openapi/relationships/v1/': { follows: 'RelationshipsController', run: relationships },
};

function latestEntities(request: RestRequest, context: RestContext): Json {
  const urns = [...new Set(required(request, 'urns', 'String[]').map(decodedAgain))].map(requireUrn);
  const names = valuesOf(request, 'aspectNames');
  const responses: JsonObject = {};
  for (const urn of urns) {
    // The aspects of all URNs are those of the first one's type.
    const first = urns[0] as Urn;
    const projected = names.length > 0 ? names : context.model.get(first.entity)?.aspects;
    try {
      const envelopes = latestEnvelopes(urn, projected, context);
      responses[urn.text] = {
        entityName: urn.entity,
        urn: urn.text,
        aspects: Object.fromEntries(envelopes.map((each) => [each.name, envelope(each, context)])),
      };
    } catch (error) {
      if (error instanceof NotAnsweredError || !(error instanceof Error)) throw error;
      const list = urns.map(({ text }) => text).join(', ');
      const shown = projected === undefined ? 'null' : `[${projected.join(', ')}]`;
      throw new ServerPageError(
        500,
        `java.lang.RuntimeException: Failed to batch get entities with urns: [${list}], projectedAspects: ${shown}`,
      );
    }
  }
  return { responses };
}

/** MappingUtil.mapEnvelopedAspect: without the system metadata. */
function envelope({ name, value, created }: Envelope, { records }: RestContext): JsonObject {
  const record = records.aspects[name]?.split('.').at(-1) ?? '';
  // Generated classes are found by the name of the aspect, so a record that is spelled differently has none.
  if (record === '' || record.charAt(0).toLowerCase() + record.slice(1) !== name) {
    throw new Error(`java.lang.NullPointerException for ${name}`);
  }
  return { name, type: 'VERSIONED', version: 0, value: openapiValue(value, record), created };
}

const directions: readonly string[] = ['INCOMING', 'OUTGOING'];

function relationships(request: RestRequest, { graph }: RestContext): Json {
  const [text = ''] = required(request, 'urn', 'String');
  const types = required(request, 'relationshipTypes', 'String[]');
  const [direction = ''] = required(request, 'direction', 'RelationshipDirection');
  if (!directions.includes(direction)) {
    throw new NotAnsweredError(restReason('restReasonOpenapiDirection', { direction }));
  }
  const urn = requireUrn(decodedAgain(text));
  const [start, count] = [integer(request, 'start', 0), integer(request, 'count', 200)];
  const found = graph.related(urn.text, types, direction as 'INCOMING' | 'OUTGOING');
  const page = found.slice(start, start + count);
  return {
    start,
    count: page.length,
    total: found.length,
    entities: page.map((each) => ({ relationshipType: each.type, urn: each.urn })),
  };
}

/** Values of a parameter, decoded once, as HTTP defines it. Commas don't separate values. */
function valuesOf({ query }: RestRequest, name: string): string[] {
  return query.filter((each) => decoded(each.name) === name).map(({ value }) => decoded(value));
}

function required(request: RestRequest, name: string, type: string): string[] {
  const values = valuesOf(request, name);
  if (values.length > 0) return values;
  throw new ServerPageError(
    400,
    `Required request parameter '${name}' for method parameter type ${type} is not present`,
  );
}

function integer(request: RestRequest, name: string, fallback: number): number {
  const [text] = valuesOf(request, name);
  if (text === undefined || text === '') return fallback;
  if (/^-?\d+$/.test(text) && Number(text) >= 0) return Number(text);
  throw new NotAnsweredError(restReason('restReasonParameter', { name, text }));
}

/** The controllers decode every URN again (URLDecoder), even if the client sent it directly to the service. */
function decodedAgain(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  if (!/%(?![0-9A-Fa-f]{2})/.test(spaced)) return decoded(spaced);
  throw new ServerPageError(500, `java.lang.IllegalArgumentException: URLDecoder: Illegal hex characters in ${text}`);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch (error) {
    if (error instanceof URIError) throw new NotAnsweredError(restReason('restReasonEncoding', { text }));
    throw error;
  }
}

/** UrnUtils.getUrn, whose exception isn't handled. */
function requireUrn(text: string): Urn & { text: string } {
  try {
    return readUrn(text);
  } catch (error) {
    if (!(error instanceof UrnSyntaxError)) throw error;
    throw new ServerPageError(
      500,
      `java.lang.RuntimeException: Failed to retrieve entity with urn ${text}, invalid urn`,
    );
  }
}
