import type { Message, Said } from '#model/message.ts';
import { type OptionType, parseOptionType, type ScalarName } from '#model/option-type.ts';
import { joinedBy } from '#yaml/check/listed.ts';
import type { RecipeOption } from '../facts.ts';
import { recipeMessage } from '../messages.ts';

/** The type of an option, which the facts store as text. */
export function typeOf(option: RecipeOption): OptionType {
  return parseOptionType(option.type) ?? { kind: 'any' };
}

const scalarWords: Readonly<Record<ScalarName, Message>> = {
  string: recipeMessage('recipeAText'),
  secret: recipeMessage('recipeAText'),
  path: recipeMessage('recipePath'),
  url: recipeMessage('recipeAnAddress'),
  duration: recipeMessage('recipeDuration'),
  datetime: recipeMessage('recipeDateTime'),
  integer: recipeMessage('recipeWholeNumber'),
  number: recipeMessage('recipeNumber'),
  boolean: recipeMessage('recipeTrueOrFalse'),
};

/** What a value of the type is called in messages. */
export function typeWords(type: OptionType): Said {
  if (type.kind === 'scalar') return scalarWords[type.name];
  if (type.kind === 'any') return recipeMessage('recipeAnyValue');
  if (type.kind === 'union') return joinedBy(type.of.map(typeWords), 'or');
  if (type.kind === 'list') return recipeMessage('recipeList');
  return recipeMessage('recipeMapKeysValues');
}

/** Whether a type, or a member of a union, is one of these scalars. */
export function isScalarType(type: OptionType, ...names: readonly ScalarName[]): boolean {
  if (type.kind === 'union') return type.of.some((member) => isScalarType(member, ...names));
  return type.kind === 'scalar' && names.includes(type.name);
}
