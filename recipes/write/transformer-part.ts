import { readYaml } from '#yaml/read-yaml.ts';
import { scalarText } from '#yaml/scalar-text.ts';
import { entryOf } from '#yaml/tree.ts';
import type { RecipeFacts } from '../facts.ts';
import type { TransformerChoice } from '../types.ts';
import { optionLines } from './option-lines.ts';

/** A recipe with transformers before its sink, in their order. Those that a recipe already has stay first. */
export function withTransformers(
  recipe: string,
  transformers: readonly TransformerChoice[],
  facts: RecipeFacts,
): string {
  const { root } = readYaml(recipe);
  const items = transformers.flatMap((choice) => itemLines(choice, facts));
  if (items.length === 0 || root?.kind !== 'map') return recipe;
  const sink = entryOf(root, 'sink');
  const at = sink?.keySpan.from ?? recipe.length;
  return `${recipe.slice(0, at)}transformers:\n${items.join('\n')}\n\n${recipe.slice(at)}`;
}

function itemLines({ type, values }: TransformerChoice, { transformers }: RecipeFacts): string[] {
  const plugin = transformers.find((each) => each.type === type);
  if (plugin === undefined) return [];
  const given = new Map(Object.entries(values).filter(([, value]) => value.trim() !== ''));
  const options = optionLines(plugin.options, type, given, 6);
  return [
    `  - type: ${scalarText(type)}`,
    ...(options.length === 0 ? ['    config: {}'] : ['    config:', ...options]),
  ];
}
