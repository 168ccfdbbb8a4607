import { removeValue, setValue } from '#yaml/set-value.ts';
import type { RecipeOption } from '../facts.ts';
import { findOption } from '../option-rules/find-option.ts';
import type { RecipeChoices } from '../types.ts';
import { commentLines } from './comment-lines.ts';
import { optionValue } from './option-value.ts';

/** `source.config` stays even if it is empty: DataHub rejects a source without one. */
const KEPT = 2;

/**
 * A recipe with changed options of its source or sink.
 * @param config keys that lead to the options
 * @param values as in `RecipeChoices`; what no option describes is left out
 * @param plugin type of the source or sink
 */
export function withValues(
  recipe: string,
  config: readonly string[],
  values: RecipeChoices['values'],
  options: readonly RecipeOption[],
  plugin: string,
): string {
  return Object.entries(values).reduce((text, [path, value]) => {
    const keys = [...config, ...path.split('.')];
    if (value.trim() === '') return removeValue(text, keys, KEPT);
    const option = findOption(options, path);
    if (option === undefined) return text;
    return setValue(text, keys, optionValue(option, plugin, value), commentLines(option, keys.length * 2 - 2));
  }, recipe);
}
