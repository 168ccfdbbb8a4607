import type { Message } from '#model/message.ts';

/**
 * A text in the studio's data as a message. Its key is made of the names that lead to the text:
 * `keyedMessage('Docker', 'question', 'platform', 'docker')` has the key `deployQuestionPlatformDocker`.
 */
export function keyedMessage(english: string, ...names: readonly string[]): Message {
  const words = names.flatMap((name) => name.split(/\W/));
  const key = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return { textKey: `deploy${key}`, english, values: {} };
}
