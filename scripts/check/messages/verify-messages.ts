import type { ErrorMessage } from '#model/error-message.ts';
import type { Problem } from '#model/problem.ts';
import { fixedParts } from './fixed-parts.ts';
import { joinedSource } from './joined-source.ts';
import { digestOf, type PlacedMessage, saidBy } from './list-messages.ts';

const COMMAND = 'npm run check -- messages --platform GIT_DIR';

/**
 * Compares messages with the files of the platform that print them.
 * @param files text of the platform's files by path
 * @returns a problem for each literal message that its file doesn't contain, and for each file that doesn't exist
 */
export function verifyMessages(messages: readonly PlacedMessage[], files: ReadonlyMap<string, string>): Problem[] {
  const sources = new Map([...files].map(([path, text]) => [path, joinedSource(text)]));
  return messages.flatMap(({ message, origin }) => {
    const wrong = whatIsWrong(message, sources);
    return wrong === undefined ? [] : [{ ...origin(), rule: 'messages/not-printed', ...wrong, severity: 'error' }];
  });
}

/** Reports literal messages that differ from those of the last comparison, for machines without the platform. */
export function findUnverified(messages: readonly PlacedMessage[], verified: ReadonlySet<string>): Problem[] {
  return messages
    .filter(({ message }) => message.origin === 'literal' && !verified.has(digestOf(message)))
    .map(({ message, origin }) => ({
      ...origin(),
      rule: 'messages/not-verified',
      message: `"${saidBy(message)}" hasn't been compared with ${message.file}.`,
      fix: `Run ${COMMAND} with a clone of the platform.`,
      severity: 'error',
    }));
}

function whatIsWrong(message: ErrorMessage, sources: ReadonlyMap<string, string>) {
  const { origin, file } = message;
  if (file === undefined) return undefined;
  const source = sources.get(file);
  if (source === undefined)
    return { message: `The platform doesn't contain ${file}.`, fix: 'Specify the file that prints the message.' };
  if (origin !== 'literal') return undefined;
  const parts = fixedParts(message);
  const missing = parts.filter((part) => !source.includes(part));
  if (parts.length > 0 && missing.length === 0) return undefined;
  return {
    message:
      parts.length === 0
        ? `"${saidBy(message)}" has no fixed text to look for in ${file}.`
        : `${file} doesn't contain ${missing.map((part) => `"${part}"`).join(' or ')}.`,
    fix: 'Correct the message or its file. Write … for parts that change, or set the origin to "composed" if no file contains the message.',
  };
}
