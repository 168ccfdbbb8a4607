import type { RecipeOption } from '../facts.ts';
import { commentLines } from './comment-lines.ts';
import { exampleValue } from './example-value.ts';
import { optionValue } from './option-value.ts';

/** Values by the path of their option, as YAML on one line. */
export type OptionValues = ReadonlyMap<string, string>;

/**
 * Options as lines of YAML: required ones first, each with its purpose.
 * @param plugin type of the source or sink that has them
 * @param values an option is omitted if neither it nor an option inside it has a value, unless it is required
 * @param indent spaces before each line
 */
export function optionLines(
  options: readonly RecipeOption[],
  plugin: string,
  values: OptionValues,
  indent: number,
): string[] {
  const wanted = options.filter((option) => option.required || isSet(option, values));
  const ordered = [...wanted.filter(({ required }) => required), ...wanted.filter(({ required }) => !required)];
  return ordered.flatMap((option) => linesOf(option, plugin, values, indent));
}

function isSet({ path }: RecipeOption, values: OptionValues): boolean {
  return values.has(path) || [...values.keys()].some((other) => other.startsWith(`${path}.`));
}

function linesOf(option: RecipeOption, plugin: string, values: OptionValues, indent: number): string[] {
  const spaces = ' '.repeat(indent);
  const comments = commentLines(option, indent).map((line) => `${spaces}# ${line}`);
  const given = values.get(option.path);
  const isGroup = given === undefined && option.children !== undefined && isSet(option, values);
  if (isGroup) {
    const inside = optionLines(option.children ?? [], plugin, values, indent + 2);
    return [...comments, `${spaces}${option.name}:`, ...inside];
  }
  return [
    ...comments,
    `${spaces}${option.name}: ${given === undefined ? exampleValue(option, plugin) : optionValue(option, plugin, given)}`,
  ];
}
