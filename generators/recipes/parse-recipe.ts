import { LineCounter, parseDocument } from 'yaml';
import type { Origin, Problem } from '#model/problem.ts';
import { dataProblem } from '../drafting/data-problem.ts';

/** Where a value of the recipe stands, by its path from the top. */
export type Place = (path: readonly (string | number)[]) => Origin;

/**
 * Reads a recipe.
 * @param origin first line of the recipe in its file
 * @returns the value with the places of everything in it, or a problem for each mistake in the YAML
 */
export function parseRecipe(
  yaml: string,
  origin: Origin,
): { recipe: Record<string, unknown>; place: Place } | { problems: Problem[] } {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  const at = (offset: number): Origin => ({
    file: origin.file,
    ...(origin.line === undefined ? {} : { line: origin.line + lines.linePos(offset).line - 1 }),
  });
  if (document.errors.length > 0) {
    const problems = document.errors.map(({ pos, message }) =>
      dataProblem(at(pos[0]), 'recipes/syntax', `The recipe is not valid YAML: ${firstLine(message)}`),
    );
    return { problems };
  }
  const recipe: unknown = document.toJS();
  if (!isRecord(recipe)) {
    return { problems: [dataProblem(origin, 'recipes/shape', 'A recipe is a map with the keys source and sink.')] };
  }
  const place: Place = (path) => {
    const node: unknown = document.getIn(path, true);
    return hasRange(node) ? at(node.range[0]) : at(0);
  };
  return { recipe, place };
}

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

function hasRange(node: unknown): node is { range: [number, number, number] } {
  return typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range);
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? text;
}
