import { messagesOf } from '#model/message.ts';

/**
 * The words of lists, in English. A language may translate each text. They have a table of their own because a tool's page needs
 * them before it checks anything, and the other texts about YAML only afterward.
 */
export const listMessages = {
  yamlAnd: '{first} and {last}',
  yamlOr: '{first} or {last}',
  yamlComma: '{first}, {next}',
  yamlLastAnd: '{first}, and {last}',
  yamlLastOr: '{first}, or {last}',
} as const;

/** Makes a message that joins words. */
export const listMessage = messagesOf(listMessages);
