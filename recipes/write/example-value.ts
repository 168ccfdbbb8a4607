import { flowYaml } from '#yaml/flow-yaml.ts';
import { isScalarType, typeOf } from '../check/type-of.ts';
import type { RecipeOption } from '../facts.ts';
import { variableName } from './variable-name.ts';

/** One line of YAML that sets an option: its example, its default, or a value that shows what to enter. */
export function exampleLine(option: RecipeOption, plugin: string): string {
  return `${option.name}: ${exampleValue(option, plugin)}`;
}

/** A value on one line, as YAML. A secret is the name of a variable. */
export function exampleValue(option: RecipeOption, plugin: string): string {
  const type = typeOf(option);
  if (isScalarType(type, 'secret')) return `"\${${variableName(plugin, option.path)}}"`;
  if (option.example !== undefined) return flowYaml(option.example);
  if (option.allowed?.[0] !== undefined) return flowYaml(option.allowed[0].value);
  if (option.default !== undefined && option.default !== null) return flowYaml(option.default);
  const [first = type] = type.kind === 'union' ? type.of : [type];
  if (first.kind === 'list') return '[]';
  if (first.kind === 'scalar') {
    if (first.name === 'integer' || first.name === 'number') return '1';
    if (first.name === 'boolean') return 'true';
    return first.name === 'url' ? 'https://example.com' : `"\${${variableName(plugin, option.path)}}"`;
  }
  const required = option.children?.filter((child) => child.required) ?? [];
  return `{${required.map((child) => exampleLine(child, plugin)).join(', ')}}`;
}
