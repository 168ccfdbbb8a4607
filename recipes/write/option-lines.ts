import { parseDocument } from 'yaml';
import { isScalarType, typeOf } from '../check/type-of.ts';
import type { RecipeOption } from '../facts.ts';
import { exampleValue } from './example-value.ts';
import { variableName } from './variable-name.ts';

/** Values by the path of their option, as YAML on one line. */
export type OptionValues = ReadonlyMap<string, string>;

/**
 * Options as lines of YAML: required ones first, each with what it is for.
 * @param plugin type of the source or sink that has them
 * @param values an option without a value of its own, or of one inside it, is left out unless it is required
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
  const comments = commentLines(option, indent);
  const given = values.get(option.path);
  const isGroup = given === undefined && option.children !== undefined && isSet(option, values);
  if (isGroup) {
    const inside = optionLines(option.children ?? [], plugin, values, indent + 2);
    return [...comments, `${spaces}${option.name}:`, ...inside];
  }
  return [...comments, `${spaces}${option.name}: ${written(option, plugin, given)}`];
}

/** A value as it goes into the recipe. Secrets never do: only the name of a variable, or none of that is one. */
function written(option: RecipeOption, plugin: string, given: string | undefined): string {
  if (given === undefined) return exampleValue(option, plugin);
  const value = given.replaceAll(/\s*\n\s*/g, ' ').trim();
  if (!isScalarType(typeOf(option), 'secret')) return isOneValue(value) ? value : JSON.stringify(value);
  if (/^["']?[^$]*\$\{\w+\}/.test(value) && isOneValue(value)) return value;
  return `"\${${/^[A-Za-z_]\w*$/.test(value) ? value : variableName(plugin, option.path)}}"`;
}

/** Whether a text is the YAML of one value, which can not break out of its line. */
function isOneValue(value: string): boolean {
  const { errors, contents } = parseDocument(`a: ${value}`, {
    version: '1.1',
    prettyErrors: false,
    logLevel: 'silent',
  });
  const isAlone = contents !== null && 'items' in contents && contents.items.length === 1;
  return errors.length === 0 && isAlone && value !== '' && !/(^|\s)#|^[&*!]/.test(value);
}

const width = 80;

/** The first sentence of a description, and whether the option is required. */
function commentLines({ description, required }: RecipeOption, indent: number): string[] {
  const [first = ''] = description.replaceAll('`', '').split(/(?<=[.:]) (?=[A-Z])/);
  const words = `${required ? 'Required. ' : ''}${first.replace(/:$/, '.')}`.split(' ');
  const lines: string[] = [''];
  for (const word of words) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && line.length + word.length + indent + 3 > width) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines.map((line) => `${' '.repeat(indent)}# ${line}`);
}
