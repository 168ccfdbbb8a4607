import { mergeTexts } from '#model/merge-texts.ts';
import { errorMessages } from './diagnosis/messages.ts';
import { privateMessages } from './redact/messages.ts';
import { errorTexts } from './texts.ts';

/** Every text that a language may translate: of this subject's components, and of the functions that make messages. */
export const errorTranslatable = mergeTexts(errorTexts, errorMessages, privateMessages);
