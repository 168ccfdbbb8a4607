import { parseDocument } from 'yaml';

/** Whether a YAML text is a recipe: it names a source with a type. Configurations of Actions do so too, but have an action. */
export function isRecipe(yaml: string): boolean {
  if (!/^source:/m.test(yaml)) return false;
  const value: unknown = parseDocument(yaml).toJS();
  return isRecord(value) && isRecord(value.source) && value.source.type !== undefined && value.action === undefined;
}

/** Whether a value is a map. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
}
