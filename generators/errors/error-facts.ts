import type { ErrorFacts } from '#model/error-facts.ts';
import type { KnownError } from '#model/known-error.ts';
import { parseSentence } from '../drafting/parse-sentence.ts';

/** All known errors, for the tool that finds the one in a pasted text. */
export function errorFacts({ errors }: { errors: readonly { value: KnownError }[] }): ErrorFacts[] {
  return errors.map(({ value: { id, title, messages, keywords, page, pages, symptom, shows, causes } }) => ({
    id,
    title,
    messages,
    keywords,
    // A page that only explains the area has no anchor for the entry.
    page: pages.includes(page) ? page : (pages[0] ?? page),
    symptom: parseSentence(symptom),
    shows: shows.map(parseSentence),
    causes: causes.map(({ cause, check, fix }) => ({
      cause: parseSentence(cause),
      check: parseSentence(check),
      fix: parseSentence(fix),
    })),
  }));
}
