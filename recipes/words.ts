import type { Message } from '#model/message.ts';
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
