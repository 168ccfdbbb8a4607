import { scalarText } from './scalar-text.ts';

/** A value that can be expressed in JSON, as YAML on one line that PyYAML and newer readers read in the same way. */
export function flowYaml(value: unknown): string {
  if (typeof value === 'string') return scalarText(value);
  if (Array.isArray(value)) return `[${value.map(flowYaml).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value ?? null);
  const pairs = Object.entries(value).map(([key, inner]) => `${scalarText(key)}: ${flowYaml(inner)}`);
  return `{${pairs.join(', ')}}`;
}
