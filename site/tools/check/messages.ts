import { messagesOf } from '#model/message.ts';

/** How many problems a check has found, in English. A language may translate each text. */
export const problemCountMessages = {
  checkOneError: '1 error',
  checkErrors: '{count} errors',
  checkOneWarning: '1 warning',
  checkWarnings: '{count} warnings',
  checkOneAdvice: '1 suggestion',
  checkAdviceCount: '{count} suggestions',
  checkNextCount: '{first}, {next}',
  checkCounted: '{counts}.',
} as const;

/** Makes a message about the number of problems. */
export const problemCountMessage = messagesOf(problemCountMessages);
