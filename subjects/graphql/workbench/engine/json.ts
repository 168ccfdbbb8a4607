import type { Json, JsonObject } from './types.ts';

/** A value as an object, or undefined. */
export function record(value: Json | undefined): JsonObject | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
}

/** A value as a list; anything else is an empty list. */
export function list(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

/** The objects of a list. */
export function records(value: Json | undefined): JsonObject[] {
  return list(value)
    .map(record)
    .filter((item) => item !== undefined);
}

/** The texts of a list. */
export function texts(value: Json | undefined): string[] {
  return list(value).filter((item) => typeof item === 'string');
}

/** A value as text, or null. */
export function text(value: Json | undefined): string | null {
  return typeof value === 'string' ? value : null;
}

/** A value as a number, or null. */
export function number(value: Json | undefined): number | null {
  return typeof value === 'number' ? value : null;
}

/** The value of a PDL union: the name of its member, such as `com.linkedin.schema.StringType`, and the member. */
export function union(value: Json | undefined): { member: string; value: Json } | undefined {
  const [entry] = Object.entries(record(value) ?? {});
  return entry === undefined ? undefined : { member: entry[0], value: entry[1] };
}

/** Fields of an object under their own names; a missing one is null. */
export function pick(source: JsonObject, names: readonly string[]): Record<string, Json> {
  return Object.fromEntries(names.map((name) => [name, source[name] ?? null]));
}

/** A value that consists of JSON values, in plain objects. Anything that JSON doesn't have becomes null. */
export function toJson(value: unknown): Json {
  if (Array.isArray(value)) return value.map(toJson);
  if (typeof value === 'object' && value !== null) return toJsonObject(value);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

/** An object whose fields consist of JSON values, as a plain object. */
export function toJsonObject(value: object): JsonObject {
  return Object.fromEntries(Object.entries(value).map(([name, each]: [string, unknown]) => [name, toJson(each)]));
}
