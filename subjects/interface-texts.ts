import { mergeTexts } from '#model/merge-texts.ts';
import { type EnglishTexts, english } from '#model/strings.ts';
import { frameTexts } from '#site/texts.ts';
import { yamlMessages } from '#yaml/check/messages.ts';
import { subjects } from './index.ts';
import type { Subject } from './subject.ts';

const all: readonly Subject[] = subjects;

/** Every interface text of the site in English, by key. A language may translate each of them. */
export const interfaceTexts: EnglishTexts = mergeTexts(
  english,
  frameTexts,
  yamlMessages,
  ...all.map(({ texts = {} }) => texts),
);
