import { checkTexts } from './studio/check/texts.ts';
import { writeTexts } from './studio/write/texts.ts';

/** Interface texts of this subject in English. A language may translate each of them. */
export const recipeTexts = { ...writeTexts, ...checkTexts } as const;
