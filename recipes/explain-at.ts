import type { TextExplanation } from '#model/text-check.ts';
import { flowYaml } from '#yaml/flow-yaml.ts';
import { limits } from '#yaml/limits.ts';
import { writtenValue } from '#yaml/outline.ts';
import { findPlugin } from './check/known-type.ts';
import { placeAt } from './editor/place.ts';
import type { RecipeFacts, RecipeOption } from './facts.ts';
import { optionPage } from './rules/option-page.ts';

/** Explains the option, value, or type at an offset; nothing if there is none that is known. Never throws. */
export function explainAt(text: string, offset: number, facts: RecipeFacts): TextExplanation | undefined {
  if (text.length > limits.length) return undefined;
  const place = placeAt(text, offset, facts);
  const { line, plugin, option, options } = place;
  if (line?.key === undefined) return undefined;
  const span = { from: line.from + line.column, to: line.from + line.text.trimEnd().length };
  if (place.typeOfPart !== undefined) {
    const listing = facts.sources.find(({ type }) => place.typeOfPart === 'source' && type === writtenValue(line));
    const found = findPlugin(place.typeOfPart, writtenValue(line), facts) ?? listing;
    if (found === undefined) return undefined;
    const description = 'summary' in found ? found.summary : found.title;
    return { ...span, title: found.type, type: place.typeOfPart, required: false, description, page: found.page };
  }
  const described = place.valueKey === undefined ? options.find(({ name }) => name === line.key) : option;
  return described === undefined ? undefined : { ...span, ...explain(described), page: optionPage(plugin, described) };
}

function explain(option: RecipeOption): Omit<TextExplanation, 'from' | 'to'> {
  const { path, type, required, description, deprecated, defaultNote } = option;
  const given = defaultNote ?? (option.default === undefined ? undefined : flowYaml(option.default));
  return {
    title: path,
    type,
    required,
    ...(given !== undefined && { default: given }),
    description,
    ...(deprecated && { deprecated: deprecated.note }),
  };
}
