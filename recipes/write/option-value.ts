import { isMap, isNode, parseDocument } from 'yaml';
import { scalarText } from '#yaml/scalar-text.ts';
import { isScalarType, typeOf } from '../check/type-of.ts';
import type { RecipeOption } from '../facts.ts';
import { variableName } from './variable-name.ts';

/** A value as it goes into the recipe. Secrets never do: only the name of a variable, or none of that is one. */
export function optionValue(option: RecipeOption, plugin: string, given: string): string {
  const value = given.replaceAll(/\s*\n\s*/g, ' ').trim();
  if (!isScalarType(typeOf(option), 'secret')) return isOneValue(value) ? value : scalarText(value);
  if (/^["']?[^$]*\$\{\w+\}/.test(value) && isOneValue(value)) return value;
  return `"\${${/^[A-Za-z_]\w*$/.test(value) ? value : variableName(plugin, option.path)}}"`;
}

/** Whether a text is the YAML of one value and nothing else: no comment behind it, no anchor, no tag, and no way out of its line. */
function isOneValue(value: string): boolean {
  const prefix = 'a: ';
  const { errors, warnings, contents } = parseDocument(prefix + value, {
    version: '1.1',
    prettyErrors: false,
    logLevel: 'silent',
  });
  if (errors.length > 0 || warnings.length > 0 || !isMap(contents) || contents.items.length !== 1) return false;
  const node = contents.items[0]?.value;
  return isNode(node) && node.range?.[1] === prefix.length + value.length && !/^[&*!]/.test(value);
}
