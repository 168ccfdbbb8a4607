import { mergeTexts } from '#model/merge-texts.ts';
import { urnMessages } from '#model/urn/messages.ts';
import { urnTexts } from './texts.ts';
import { urnBenchMessages } from './workbench/messages.ts';

/** Every text that a language may translate: of this subject's components, and of the functions that make messages. */
export const urnTranslatable = mergeTexts(urnTexts, urnMessages, urnBenchMessages);
