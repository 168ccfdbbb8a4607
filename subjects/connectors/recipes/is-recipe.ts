import { parseDocument } from 'yaml';

/** A source in its usual form: a map whose first key is its type. It identifies most recipes without the costly parser. */
const USUAL_SOURCE = /^source:[ \t]*\n(?:[ \t]*(?:#.*)?\n)*[ \t]+type:[ \t]+\S/m;

/** Whether a YAML text is a recipe: it names a source with a type. Configurations of Actions do so too, but have an action. */
export function isRecipe(yaml: string): boolean {
  if (!/^source:/m.test(yaml)) return false;
  if (USUAL_SOURCE.test(yaml)) return !/^action:/m.test(yaml);
  const value: unknown = parseDocument(yaml).toJS();
  return isRecord(value) && isRecord(value.source) && value.source.type !== undefined && value.action === undefined;
}

/** Whether a value is a map. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
}
