import { record } from './json.ts';
import type { Json } from './types.ts';

/** The values at a path. `*` stands for each element of a list and each value of an object. */
export function valuesAt(value: Json | undefined, path: readonly string[]): Json[] {
  if (value === undefined || value === null) return [];
  const [step, ...rest] = path;
  if (step === undefined) return [value];
  if (step === '*') {
    const inner = Array.isArray(value) ? value : Object.values(record(value) ?? {});
    return inner.flatMap((item) => valuesAt(item, rest));
  }
  return valuesAt(record(value)?.[step], rest);
}
