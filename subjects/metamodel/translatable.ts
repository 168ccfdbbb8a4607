import { mergeTexts } from '#model/merge-texts.ts';
import { explorerMessages } from './explorer/messages.ts';
import { metamodelTexts } from './texts.ts';

/** Every text that a language may translate: of this subject's components, and of the functions that make messages. */
export const metamodelTranslatable = mergeTexts(metamodelTexts, explorerMessages);
