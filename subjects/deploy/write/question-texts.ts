import { mergeTexts } from '#model/merge-texts.ts';
import type { Message } from '#model/message.ts';
import type { EnglishTexts } from '#model/strings.ts';
import { allEntries } from './entries.ts';
import { allFields } from './fields.ts';

const messages: readonly Message[] = [
  ...allFields.flatMap(({ label, options }) => [label, ...options.flatMap((option) => [option.label, option.note])]),
  ...allEntries.map(({ label }) => label),
];

/** The questions of the studio with their answers and notes, and the labels of its entries, in English. A language may translate each text. */
export const deployQuestionTexts: EnglishTexts = mergeTexts(
  ...messages.map(({ textKey, english }) => ({ [textKey]: english })),
);
