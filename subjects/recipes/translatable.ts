import { mergeTexts } from '#model/merge-texts.ts';
import { recipeMessages } from '#recipes/messages.ts';
import { recipeCheckMessages } from './studio/check/messages.ts';
import { recipeStudioMessages } from './studio/messages.ts';
import { recipeTexts } from './texts.ts';

/** Every text that a language may translate: of this subject's components, and of the functions that make messages. */
export const recipeTranslatable = mergeTexts(recipeTexts, recipeMessages, recipeStudioMessages, recipeCheckMessages);
