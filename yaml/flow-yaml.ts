import { scalarText } from './scalar-text.ts';

/** A value that JSON can hold as YAML on one line, which reads the same for PyYAML and newer readers. */
export function flowYaml(value: unknown): string {
  if (typeof value === 'string') return scalarText(value);
  if (Array.isArray(value)) return `[${value.map(flowYaml).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value ?? null);
  const pairs = Object.entries(value).map(([key, inner]) => `${scalarText(key)}: ${flowYaml(inner)}`);
  return `{${pairs.join(', ')}}`;
}
