import type { Message, Said } from '#model/message.ts';
import type { PluginKind } from './check/known-type.ts';
import { recipeMessage } from './messages.ts';

/** The kind of a part of a recipe, as a word within a sentence. */
export function kindWord(kind: PluginKind): Message {
  return {
    source: recipeMessage('recipeWordSource'),
    sink: recipeMessage('recipeWordSink'),
    transformer: recipeMessage('recipeWordTransformer'),
  }[kind];
}

/** Something that has options, within a sentence and at its start: `the source \`mysql\``. */
export interface Owner {
  inside: Message;
  atStart: Message;
}

/** @param type of the part; none for the keys at the top of the recipe */
export function ownerOf(kind: PluginKind, type: string): Owner {
  return {
    inside: recipeMessage('recipeOwner', { kind: kindWord(kind), type }),
    atStart: recipeMessage('recipeOwnerAtStart', { kind: kindWord(kind), type }),
  };
}

/** The recipe itself, which has the keys at the top. */
export const recipeOwner: Owner = {
  inside: recipeMessage('recipeItself'),
  atStart: recipeMessage('recipeItselfAtStart'),
};

/** Words with commas and a last `and` or `or`; an empty text for none. */
export function listed(words: readonly Said[], last: 'and' | 'or'): Said {
  const [first, second] = words;
  if (first === undefined || second === undefined) return first ?? '';
  const end = words.at(-1) ?? '';
  if (words.length === 2)
    return last === 'and'
      ? recipeMessage('recipeAnd', { first, last: end })
      : recipeMessage('recipeOr', { first, last: end });
  const before = words.slice(0, -1).reduce((all, next) => recipeMessage('recipeComma', { first: all, next }));
  return last === 'and'
    ? recipeMessage('recipeLastAnd', { first: before, last: end })
    : recipeMessage('recipeLastOr', { first: before, last: end });
}

/** Words joined with `and` or `or`. */
export function joinedBy(words: readonly Said[], between: 'and' | 'or'): Said {
  const [first = '', ...others] = words;
  return others.reduce((all, next) => listed([all, next], between), first);
}
