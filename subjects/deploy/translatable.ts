import { mergeTexts } from '#model/merge-texts.ts';
import { deployMessages } from './check/messages.ts';
import { deployStudioMessages } from './studio/messages.ts';
import { deployTexts } from './texts.ts';

/** Every text that a language may translate: of this subject's components, and of the functions that make messages. */
export const deployTranslatable = mergeTexts(deployTexts, deployMessages, deployStudioMessages);
