import { z } from 'zod';
import type { DataPath } from './offset-of.ts';

/**
 * Lists the keys that a schema allows at a position.
 * @param schema schema of a whole file
 * @param path keys and indexes from the top
 * @returns keys of all objects that are allowed there; empty for anything else
 */
export function knownKeys(schema: z.core.$ZodType, path: DataPath): string[] {
  const [step, ...rest] = path;
  const keys = alternatives(schema).flatMap((each) => {
    if (each instanceof z.ZodObject) {
      if (step === undefined) return Object.keys(each.shape);
      const next: z.core.$ZodType | undefined = each.shape[String(step)];
      return next ? knownKeys(next, rest) : [];
    }
    if (step === undefined) return [];
    if (each instanceof z.ZodArray) return knownKeys(each.element, rest);
    return each instanceof z.ZodRecord ? knownKeys(each.valueType, rest) : [];
  });
  return [...new Set(keys)];
}

/** The schemas behind optional, default, lazy, and union wrappers. */
function alternatives(schema: z.core.$ZodType): z.core.$ZodType[] {
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(alternatives);
  if (schema instanceof z.ZodLazy) return alternatives(schema.unwrap());
  const isWrapper =
    schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable;
  return isWrapper ? alternatives(schema.unwrap()) : [schema];
}
