import { mergeTexts } from '#model/merge-texts.ts';
import { graphqlTexts } from './texts.ts';
import { benchMessages } from './workbench/engine/messages.ts';
import { documentMessages } from './workbench/language/messages.ts';
import { variablesMessages } from './workbench/session/messages.ts';

/** Every text that a language may translate: of this subject's components, and of the functions that make messages. */
export const graphqlTranslatable = mergeTexts(graphqlTexts, documentMessages, variablesMessages, benchMessages);
