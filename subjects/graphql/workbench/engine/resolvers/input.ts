import { record } from '../json.ts';
import type { Json, JsonObject } from '../types.ts';

/** The input object of an argument; an omitted one is empty. */
export function inputOf(value: Json | undefined): JsonObject {
  return record(value) ?? {};
}

/** An optional number with the resolver's default. */
export function numberOr(value: Json | undefined, fallback: number): number {
  return typeof value === 'number' ? value : fallback;
}

/** An optional text with the resolver's default. */
export function textOr(value: Json | undefined, fallback: string): string {
  return typeof value === 'string' ? value : fallback;
}

/** Fields of an input object that are set; an explicit null counts as omitted. */
export function present(input: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = input[name];
      return value === undefined || value === null ? [] : [[name, value]];
    }),
  );
}
