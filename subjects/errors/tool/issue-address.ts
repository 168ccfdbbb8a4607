import { searchWords } from './search-words.ts';
import { shortenTrace } from './shorten-trace.ts';

/** Maximum length of a new issue's address. GitHub and some browsers reject longer ones. */
const LONGEST = 7_900;

// The part of the address other than the text.
const FRAME = 900;

const encodedSize = (text: string) => new URLSearchParams({ a: text }).toString().length - 2;

/**
 * The part of a text that goes into an issue: short enough for an address, with the message and the deepest cause.
 * @param text a text from which everything private is gone
 */
export function issueText(text: string): string {
  return shortenTrace(text.replaceAll('```', "'''"), LONGEST - FRAME, encodedSize);
}

/**
 * Address of a filled-in new issue for the reader to check and submit.
 * @param newIssue address where an issue is written
 * @param text what `issueText` made
 */
export function issueAddress(newIssue: string, text: string): string {
  const body = [
    '**What I did**',
    '',
    '**What I expected**',
    '',
    '**What happened**',
    '```',
    text,
    '```',
    '',
    '**Versions** (DataHub, CLI, how DataHub is deployed)',
  ].join('\n');
  return `${newIssue}?${new URLSearchParams({ title: searchWords(text), body })}`;
}
