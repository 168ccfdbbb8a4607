import { isError } from './error.ts';
import { findOption, findVariable } from './name.ts';
import { isRecipe } from './recipe.ts';
import { isUrnList } from './urn.ts';
import { findVersion } from './version.ts';

/** What a text is. */
export type Recognized =
  | { kind: 'urn' | 'error' | 'recipe' }
  /** Three or four numbers. */
  | { kind: 'version'; version: string }
  /** The name alone, without the value that the text may give it. */
  | { kind: 'variable' | 'option'; name: string };

// Longer texts are cut before they are processed.
const LONGEST = 1_000_000;

/**
 * Recognizes what a reader typed or pasted. Only a form that is typical of its kind counts; an error that contains a recipe is an error.
 * @param text of any length
 * @returns undefined for anything else, and when in doubt
 */
export function recognize(text: string): Recognized | undefined {
  const lines = text
    .slice(0, LONGEST)
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '');
  if (lines.length === 0) return undefined;
  if (isUrnList(lines)) return { kind: 'urn' };
  if (isError(lines)) return { kind: 'error' };
  if (isRecipe(lines)) return { kind: 'recipe' };
  const version = findVersion(lines);
  if (version !== undefined) return { kind: 'version', version };
  const variable = findVariable(lines);
  if (variable !== undefined) return { kind: 'variable', name: variable };
  const option = findOption(lines);
  return option === undefined ? undefined : { kind: 'option', name: option };
}

// A longer text was pasted, because no one types that much into a search field.
const TYPED = 200;

/** Whether a text might contain something that doesn't belong in an address or in the history: a trace, a log, or a recipe that was pasted. */
export function isPrivate(text: string): boolean {
  if (text.length <= TYPED && !/[\r\n]/.test(text.trim())) return false;
  const kind = recognize(text)?.kind;
  return kind === 'error' || kind === 'recipe';
}
