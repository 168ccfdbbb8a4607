import { parseSentence } from '#generators/drafting/parse-sentence.ts';
import { errorAnchor, explainingPage } from '../generate.ts';
import type { KnownError } from '../schema/known-error.ts';
import { factMessage } from './fact-message.ts';
import type { ErrorFacts } from './knowledge.ts';

/** All known errors, for the tool that finds the one in a pasted text. */
export function errorFacts({ errors }: { errors: readonly { value: KnownError }[] }): ErrorFacts[] {
  return errors.map(({ value: { id, title, messages, phrases, keywords, page, pages, symptom, shows, causes } }) => ({
    kind: 'entry',
    id,
    anchor: errorAnchor(id),
    title,
    messages: messages.map(factMessage),
    keywords: [...phrases, ...keywords],
    page: explainingPage({ page, pages }),
    symptom: parseSentence(symptom),
    shows: shows.map(parseSentence),
    causes: causes.map(({ cause, check, fix }) => ({
      cause: parseSentence(cause),
      check: parseSentence(check),
      fix: parseSentence(fix),
    })),
  }));
}
