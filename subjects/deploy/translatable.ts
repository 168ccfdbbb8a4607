import { mergeTexts } from '#model/merge-texts.ts';
import { deployMessages } from './check/messages.ts';
import { deployStudioMessages } from './studio/messages.ts';
import { deployTexts } from './texts.ts';
import { deployFormMessages } from './write/form-messages.ts';
import { deployPictureMessages } from './write/picture-messages.ts';
import { deployQuestionTexts } from './write/question-texts.ts';
import { deployStepMessages } from './write/step-messages.ts';

/** Every text that a language may translate: of this subject's components, and of the functions that make messages. */
export const deployTranslatable = mergeTexts(
  deployTexts,
  deployMessages,
  deployStudioMessages,
  deployQuestionTexts,
  deployFormMessages,
  deployStepMessages,
  deployPictureMessages,
);
