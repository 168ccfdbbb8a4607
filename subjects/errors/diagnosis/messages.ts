import { messagesOf } from '#model/message.ts';

/** What the error tool says about a pasted text, in English. A language may translate each text. */
export const errorMessages = {
  errorIsntTextPasteLinesLog: 'This isn’t text. Paste lines from a log, or paste an error message.',
  errorCheckingKnownErrors: 'Checking the known errors…',
  errorTookTooLongPasteOnly: 'This took too long. Paste only the lines around the error.',
  errorOnlyBeginningEndLongText: 'Only the beginning and the end of this long text were read.',
  errorSeveralErrorsHaveMessageAnswer: 'Several errors have this message. Answer the question below to choose one.',
  errorNoKnownErrorMatchesText: 'No known error matches this text.',
  error1KnownErrorHasMessage: '1 known error has a message that appears in your text.',
  errorKnownErrorsHaveMessageYour:
    '{sure} known errors have a message that appears in your text. One may be the cause of another, so look at each.',
  errorTextNamesOtherVersion:
    'Your text mentions DataHub {named}, but these answers describe {described}, so check that a fix applies to your version.',
  error1KnownErrorLikely: '1 known error is a likely match.',
  errorKnownErrorsLikely: '{likely} known errors are likely matches.',
  errorNoKnownMessageFound1: 'No known message found. 1 known error has similar wording.',
  errorNoKnownMessageFoundKnown: 'No known message found. {count} known errors have similar wording.',
} as const;

/** Makes a message about a pasted text. */
export const errorMessage = messagesOf(errorMessages);
