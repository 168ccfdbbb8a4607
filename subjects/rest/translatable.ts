import { mergeTexts } from '#model/merge-texts.ts';
import { restMessages } from './engine/messages.ts';
import { restTexts } from './texts.ts';

/** Every text that a language may translate: of this subject's components, and of the functions that make messages. */
export const restTranslatable = mergeTexts(restTexts, restMessages);
