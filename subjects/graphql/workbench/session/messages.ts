import { messagesOf } from '#model/message.ts';

/** What is wrong with variables, in English. A language may translate each text. */
export const variablesMessages = {
  benchVariablesNoObject: 'It doesn’t begin with {.',
} as const;

/** Makes a message about variables. */
export const variablesMessage = messagesOf(variablesMessages);
