import type { ErrorFacts } from '#model/error-facts.ts';
import { indexErrors, rankErrors } from './rank-errors.ts';
import { type Stripped, stripPrivate } from './strip-private.ts';

export interface Diagnosis {
  /** The text without what is private, shortened to what was read. */
  text: string;
  stripped: readonly Stripped[];
  /** Whether the middle of a long text was left out. */
  shortened: boolean;
  /** The best entries, most likely first. `message` is what in the text is one of the entry; absent when only words are alike. */
  found: readonly { error: ErrorFacts; message?: string }[];
}

/** Characters that are read. What went wrong stands at the beginning of a log or at its end. */
export const READ = 200_000;

const SHOWN = 5;

/** Answers a pasted text: what is private in it, and which known errors it may be about. */
export function diagnose(pasted: string, errors: readonly ErrorFacts[]): Diagnosis {
  const shortened = pasted.length > READ;
  const read = shortened ? `${pasted.slice(0, READ / 2)}\n…\n${pasted.slice(-READ / 2)}` : pasted;
  const found = rankErrors(read, indexErrors(errors)).slice(0, SHOWN);
  return {
    ...stripPrivate(read),
    shortened,
    found: found.map(({ error, messages }) => {
      const [message] = [...messages].sort((a, b) => b.length - a.length);
      return { error, ...(message !== undefined && { message }) };
    }),
  };
}

/** Whether somebody pasted a file that is no text. */
export function isBinary(text: string): boolean {
  const sample = text.slice(0, 10_000);
  let odd = 0;
  for (const character of sample) {
    const code = character.charCodeAt(0);
    if (code === 0xfffd || code < 9 || (code > 13 && code < 32 && code !== 27)) odd += 1;
  }
  return odd > sample.length / 50;
}
