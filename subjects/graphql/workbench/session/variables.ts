import type { Said } from '#model/message.ts';
import type { Json, JsonObject } from '../engine/index.ts';
import { variablesMessage } from './messages.ts';

/** Variables that were entered as JSON, or what is wrong with the text. An empty text means no variables. */
export type ParsedVariables = { value: JsonObject } | { reason: Said };

/** Reads variables. */
export function parseVariables(text: string): ParsedVariables {
  if (text.trim() === '') return { value: {} };
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? { value: value as JsonObject } : { reason: variablesMessage('benchVariablesNoObject') };
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }
}

/** Writes variables as they are shown. */
export function formatVariables(variables: JsonObject): string {
  return JSON.stringify(variables, null, 2);
}

/** The object with one value set; undefined removes it. */
export function withValue(object: JsonObject, name: string, value: Json | undefined): JsonObject {
  const { [name]: _, ...others } = object;
  if (value === undefined) return others;
  // An existing value keeps its position.
  return Object.hasOwn(object, name) ? { ...object, [name]: value } : { ...others, [name]: value };
}
