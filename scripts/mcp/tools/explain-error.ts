import { z } from 'zod';
import { errorFacts } from '#generators/errors/error-facts.ts';
import type { KnownError } from '#model/known-error.ts';
import { diagnose } from '#site/tools/errors/diagnose.ts';
import { oneLine } from '../one-line.ts';
import { docsTool } from '../tool.ts';
import { Unanswerable } from '../unanswerable.ts';

/** Entries that an answer tells in full. */
const SHOWN = 3;

export const explainError = docsTool({
  name: 'explain_error',
  title: 'Explain an error',
  description:
    'Known errors that a message, a log or a stack trace is about: causes, most likely first, with a check for each and the fix.',
  input: { text: z.string().trim().min(1).max(500_000).describe('What the log or the dialog says.') },
  answer: ({ text }, data) => {
    const { errors } = data.file('errors');
    const facts = errorFacts({ errors: errors.map((value) => ({ value })) });
    const found = diagnose(text, facts).found.slice(0, SHOWN);
    if (found.length === 0)
      throw new Unanswerable('No known error is like this text. Ask search_docs for its most telling words.');
    return found
      .flatMap(({ error, message }) => {
        const entry = errors.find(({ id }) => id === error.id);
        return entry === undefined ? [] : errorText(entry, `${error.page}#error-${error.id}`, message);
      })
      .join('\n\n');
  },
});

function errorText({ title, symptom, causes }: KnownError, page: string, message: string | undefined): string {
  return [
    `# ${title}`,
    message === undefined ? 'Similar words only.' : `In the text: \`${oneLine(message)}\``,
    oneLine(symptom),
    ...causes.map(
      ({ cause, check, fix }, index) =>
        `${index + 1}. Cause: ${oneLine(cause)}\n   - Check: ${oneLine(check)}\n   - Fix: ${oneLine(fix)}`,
    ),
    `Page: \`${page}\``,
  ].join('\n\n');
}
