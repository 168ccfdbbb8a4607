import { type OptionType, parseOptionType, type ScalarName } from '#model/option-type.ts';
import type { RecipeOption } from '../facts.ts';

/** The type of an option, which the facts store as text. */
export function typeOf(option: RecipeOption): OptionType {
  return parseOptionType(option.type) ?? { kind: 'any' };
}

const scalarWords: Readonly<Record<ScalarName, string>> = {
  string: 'a text',
  secret: 'a text',
  path: 'a path',
  url: 'an address',
  duration: 'a duration',
  datetime: 'a date with time',
  integer: 'a whole number',
  number: 'a number',
  boolean: '`true` or `false`',
};

/** What a value of the type is, for messages: `a list of texts`. */
export function typeWords(type: OptionType): string {
  if (type.kind === 'scalar') return scalarWords[type.name];
  if (type.kind === 'any') return 'any value';
  if (type.kind === 'union') return type.of.map(typeWords).join(' or ');
  if (type.kind === 'list') return 'a list';
  return 'a map of keys and values';
}

/** Whether a type, or a member of a union, is one of these scalars. */
export function isScalarType(type: OptionType, ...names: readonly ScalarName[]): boolean {
  if (type.kind === 'union') return type.of.some((member) => isScalarType(member, ...names));
  return type.kind === 'scalar' && names.includes(type.name);
}
