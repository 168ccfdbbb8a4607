import { messagesOf } from '#model/message.ts';

/** What is wrong with variables, in English. A language may translate each text. */
export const variablesMessages = {
  benchVariablesNoObject: 'It begins with something other than {.',
} as const;

/** Makes a message about variables. */
export const variablesMessage = messagesOf(variablesMessages);
