import { flowYaml } from '#yaml/flow-yaml.ts';
import { limits } from '#yaml/limits.ts';
import { isScalarType, typeOf } from './check/type-of.ts';
import { type EditorPlace, placeAt } from './editor/place.ts';
import type { RecipeFacts, RecipeOption } from './facts.ts';
import type { Completion } from './types.ts';
import { exampleValue } from './write/example-value.ts';

/** More than anyone reads through. */
const mostCompletions = 100;

/**
 * What may be written at an offset: options that are not there yet, values of the option, or types. Never throws.
 * @returns nothing inside comments, in texts that are too long to check, and where readers enter their own text
 */
export function completeAt(text: string, offset: number, facts: RecipeFacts): Completion[] {
  if (text.length > limits.length) return [];
  const place = placeAt(text, offset, facts);
  if (place.typed.startsWith('#')) return [];
  const all =
    place.typeOfPart !== undefined
      ? types(place, facts)
      : place.valueKey === undefined
        ? keys(place, text)
        : values(place);
  const typed = place.typed.replace(/^["']/, '').toLowerCase();
  return all.filter(({ label }) => label.toLowerCase().includes(typed)).slice(0, mostCompletions);
}

function types({ typeOfPart, from, to }: EditorPlace, facts: RecipeFacts): Completion[] {
  const listed = { source: facts.sources, sink: facts.sinks, transformer: facts.transformers }[typeOfPart ?? 'source'];
  return listed.map((plugin) => ({
    label: plugin.type,
    kind: 'type',
    detail: 'title' in plugin ? plugin.title : '',
    documentation: 'summary' in plugin ? plugin.summary : '',
    insert: plugin.type,
    from,
    to,
  }));
}

function keys(place: EditorPlace, text: string): Completion[] {
  const { options, option, taken, from, to, plugin } = place;
  const isItem = place.line?.dash !== undefined || place.flow === 'list';
  if (options.length === 0 && option !== undefined && isItem) return values(place);
  const hasColon = /^\s*:/.test(text.slice(to, to + 20));
  return options
    .filter(({ name, deprecated, hidden }) => !taken.includes(name) && deprecated === undefined && hidden === undefined)
    .toSorted((a, b) => Number(b.required) - Number(a.required))
    .map((each) => ({
      label: each.name,
      kind: 'option',
      detail: detailOf(each),
      documentation: each.description,
      insert: hasColon ? each.name : each.name + valueStart(each, place, plugin?.type ?? 'recipe'),
      from,
      to,
    }));
}

/** What follows the name: groups and lists continue on the next line, and secrets are variables. */
function valueStart(option: RecipeOption, { column, flow }: EditorPlace, plugin: string): string {
  const type = typeOf(option);
  if (flow !== undefined && type.kind === 'list') return ': []';
  if (flow !== undefined && type.kind !== 'union' && type.kind !== 'scalar' && type.kind !== 'any') return ': {}';
  const below = `:\n${' '.repeat(column + 2)}`;
  if (type.kind === 'list') return `${below}- `;
  if (isScalarType(type, 'secret')) return `: ${exampleValue(option, plugin)}`;
  return type.kind === 'union' || type.kind === 'scalar' || type.kind === 'any' ? ': ' : below;
}

function values({ option, from, to, plugin }: EditorPlace): Completion[] {
  if (option === undefined) return [];
  const value = (label: string, documentation: string): Completion => ({
    label,
    kind: 'value',
    detail: '',
    documentation,
    insert: label,
    from,
    to,
  });
  if (option.allowed !== undefined) {
    return option.allowed.map((each) => value(flowYaml(each.value), each.meaning));
  }
  if (isScalarType(typeOf(option), 'boolean'))
    return [value('true', option.description), value('false', option.description)];
  const isSecret = isScalarType(typeOf(option), 'secret');
  if (isSecret || option.example !== undefined)
    return [value(exampleValue(option, plugin?.type ?? 'recipe'), option.description)];
  return option.default == null ? [] : [value(flowYaml(option.default), option.description)];
}

function detailOf({ type, required }: RecipeOption): string {
  return required ? `${type}, required` : type;
}
