import { mergeTexts } from '#model/merge-texts.ts';
import { planMessages } from './planner/messages.ts';
import { upgradeTexts } from './texts.ts';

/** Every text that a language may translate: of this subject's components, and of the functions that make messages. */
export const upgradeTranslatable = mergeTexts(upgradeTexts, planMessages);
