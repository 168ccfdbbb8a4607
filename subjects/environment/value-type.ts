import type { EnvironmentVariable } from './schema/service-environment.ts';

/** What kind of value a variable has, based on its default and its description. */
export function valueType({
  default: fallback,
  description,
}: Pick<EnvironmentVariable, 'default' | 'description'>): 'boolean' | 'number' | 'text' {
  if (/^(?:true|false)$/i.test(fallback ?? '') || /^Whether\b/.test(description)) return 'boolean';
  if (/^-?\d+(?:\.\d+)?$/.test(fallback ?? '') || /^(?:Number|Maximum number|Minimum number)\b/.test(description))
    return 'number';
  return 'text';
}
