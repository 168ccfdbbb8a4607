import { record, text } from '#subjects/graphql/workbench/engine/json.ts';
import type { Json, JsonObject } from '#subjects/graphql/workbench/engine/types.ts';
import type { Urn } from '#subjects/graphql/workbench/engine/urn.ts';
import { entityModel, type RestContext, unknownEntity } from './context.ts';
import { EntityServiceError, type Envelope, latestEnvelopes } from './envelopes.ts';
import { restReason } from './messages.ts';
import { readUrn, UrnSyntaxError } from './read-urn.ts';
import { failure, illegalArgument, NotAnsweredError, RestliError, type RestRequest } from './request.ts';
import { decode, listParameter, textParameter } from './restli-url.ts';

/** A method that reads by a key or query parameters. */
export interface RestliMethod {
  follows: string;
  /** @param key last part of the path, decoded; empty without one */
  run(request: RestRequest, context: RestContext, key: string): Json;
}

/** The reading methods of Rest.li resources, by their IDs in the reference. */
export const restliMethods: Readonly<Record<string, RestliMethod>> = {
  'GET /entitiesV2/{key}': { follows: 'EntityV2Resource', run: entity },
  'GET /entitiesV2?ids={keys}': { follows: 'EntityV2Resource', run: entities },
  'GET /aspects/{key}': { follows: 'AspectResource', run: aspect },
  'GET /relationships': { follows: 'Relationships', run: relationships },
};

function entity(request: RestRequest, context: RestContext, key: string): Json {
  const urn = createUrn(key);
  const names = listParameter(request, 'aspects');
  try {
    return entityResponse(urn, latestEnvelopes(urn, names, context));
  } catch (error) {
    const shown = shownNames(names, urn, context);
    throw wrapped(error, `Failed to get entity with urn: ${key}, aspects: ${shown}`);
  }
}

function entities(request: RestRequest, context: RestContext): Json {
  const keys = listParameter(request, 'ids');
  if (keys === undefined) throw new RestliError(400, "Parameter 'ids' is required");
  const urns = [...new Set(keys)].map(createUrn);
  const names = listParameter(request, 'aspects');
  // The list of aspects is that of one URN's type.
  const [first] = urns;
  const projected = names ?? (first && context.model.get(first.entity)?.aspects);
  try {
    const results = urns.map((urn) => [urn.text, entityResponse(urn, latestEnvelopes(urn, projected, context))]);
    return { results: Object.fromEntries(results), statuses: {}, errors: {} };
  } catch (error) {
    const shown = projected === undefined ? 'null' : `[${projected.join(', ')}]`;
    throw wrapped(error, `Failed to batch get entities with urns: [${keys.join(', ')}], projectedAspects: ${shown}`);
  }
}

function shownNames(names: readonly string[] | undefined, urn: Urn, { model }: RestContext): string {
  const shown = names ?? model.get(urn.entity)?.aspects;
  return shown === undefined ? 'null' : `[${shown.join(', ')}]`;
}

/** How RestliUtil.toTask converts an exception caused by the entity service's exception. */
function wrapped(error: unknown, message: string): unknown {
  if (!(error instanceof EntityServiceError)) return error;
  return error.isIllegalArgument ? illegalArgument(message) : failure(`java.lang.RuntimeException: ${message}`);
}

function entityResponse(urn: Urn & { text: string }, envelopes: readonly Envelope[]): JsonObject {
  const aspects = envelopes.map(({ name, value, created, systemMetadata }): [string, JsonObject] => [
    name,
    { name, type: 'VERSIONED', version: 0, value, created, ...(systemMetadata !== undefined && { systemMetadata }) },
  ]);
  return { urn: urn.text, entityName: urn.entity, aspects: Object.fromEntries(aspects) };
}

function aspect(request: RestRequest, context: RestContext, key: string): Json {
  const urn = createUrn(key);
  const name = textParameter(request, 'aspect');
  const given = textParameter(request, 'version');
  // Without a version, unboxing it fails.
  if (given === undefined) throw failure('java.lang.NullPointerException');
  if (!/^-?\d+$/.test(given)) throw new RestliError(400, `Argument parameter 'version' value '${given}' is invalid`);
  if (name === undefined) throw new NotAnsweredError(restReason('restReasonAspect'));
  const stored = context.store.exists(urn.text) ? context.store.aspect(urn.text, name) : undefined;
  // Only the current version is stored. -1 counts back from it.
  const version = Number(given) < 0 ? (stored === undefined ? -1 : 0) + Number(given) + 1 : Number(given);
  const value = version === 0 ? stored : undefined;
  if (value === undefined) {
    throw new RestliError(404, `Did not find urn: ${key} aspect: ${name} version: ${given}`);
  }
  const record = context.records.aspects[name];
  if (record === undefined) throw new NotAnsweredError(restReason('restReasonRecord', { name }));
  return { version, aspect: { [record]: value } };
}

function relationships(request: RestRequest, { graph }: RestContext): Json {
  const rawUrn = textParameter(request, 'urn');
  if (rawUrn === undefined) throw new RestliError(400, "Parameter 'urn' is required");
  const types = listParameter(request, 'types');
  if (types === undefined) throw new RestliError(400, "Parameter 'types' is required");
  const direction = textParameter(request, 'direction');
  if (direction === undefined) throw new RestliError(400, "Parameter 'direction' is required");
  const urn = getUrn(rawUrn);
  if (direction === 'UNDIRECTED') throw new NotAnsweredError(restReason('restReasonDirection'));
  if (direction !== 'INCOMING' && direction !== 'OUTGOING') {
    const type = 'com.linkedin.metadata.query.filter.RelationshipDirection';
    throw failure(`java.lang.IllegalArgumentException: No enum constant ${type}.${direction}`);
  }
  const [start, count] = [integer(request, 'start', 0), integer(request, 'count', 100)];
  const found = graph.related(urn.text, types, direction);
  const page = found.slice(start, start + count);
  return {
    start,
    count: page.length,
    total: found.length,
    relationships: page.map((each) => ({ type: each.type, entity: each.urn })),
  };
}

function integer(request: RestRequest, name: string, fallback: number): number {
  const given = textParameter(request, name);
  if (given === undefined) return fallback;
  if (/^\d+$/.test(given)) return Number(given);
  throw new NotAnsweredError(restReason('restReasonParameter', { name, text: given }));
}

/** Urn.createFromString in a resource method, whose exception Rest.li converts to its own. */
export function createUrn(given: string): Urn & { text: string } {
  try {
    return readUrn(given);
  } catch (error) {
    if (error instanceof UrnSyntaxError) throw failure(`java.net.URISyntaxException: ${error.message}`);
    throw error;
  }
}

/** UrnUtils.getUrn in a method of a resource. */
export function getUrn(given: string): Urn & { text: string } {
  try {
    return readUrn(given);
  } catch (error) {
    if (!(error instanceof UrnSyntaxError)) throw error;
    throw failure(`java.lang.RuntimeException: Failed to retrieve entity with urn ${given}, invalid urn`);
  }
}

/** The key in the last part of a path. */
export function keyOf(path: string): string {
  return decode(path.slice(path.lastIndexOf('/') + 1));
}

/** The arguments of an action, read by name. */
export class Arguments {
  readonly #values: JsonObject;
  readonly context: RestContext;

  constructor(values: JsonObject, context: RestContext) {
    this.#values = values;
    this.context = context;
  }

  /** Any value; undefined if it's left out or null. */
  value(name: string): Json | undefined {
    return this.#values[name] ?? undefined;
  }

  /** @throws RestliError if the text is missing */
  text(name: string): string {
    return this.optionalText(name) ?? this.#missing(name);
  }

  optionalText(name: string): string | undefined {
    const value = this.value(name);
    if (value === undefined) return undefined;
    return text(value) ?? this.#mistyped(name);
  }

  /** @throws RestliError if the number is missing */
  integer(name: string): number {
    return this.optionalInteger(name) ?? this.#missing(name);
  }

  optionalInteger(name: string): number | undefined {
    const value = this.value(name);
    if (value === undefined) return undefined;
    if (typeof value === 'number' && Number.isInteger(value)) return value;
    return this.#mistyped(name);
  }

  boolean(name: string, fallback: boolean): boolean {
    const value = this.value(name);
    if (value === undefined) return fallback;
    return typeof value === 'boolean' ? value : this.#mistyped(name);
  }

  texts(name: string): string[] | undefined {
    const value = this.value(name);
    if (value === undefined) return undefined;
    return Array.isArray(value) ? value.map(String) : this.#mistyped(name);
  }

  record(name: string): JsonObject | undefined {
    const value = this.value(name);
    return value === undefined ? undefined : (record(value) ?? this.#mistyped(name));
  }

  /** The name of an entity type, as the registry has it. */
  entity(name: string): string {
    const given = this.text(name);
    const found = entityModel(this.context, given);
    if (found === undefined) throw illegalArgument(unknownEntity(given));
    return found.name;
  }

  #missing(name: string): never {
    throw new RestliError(400, `Parameter '${name}' is required`);
  }

  #mistyped(name: string): never {
    throw new NotAnsweredError(restReason('restReasonType', { name }));
  }
}
