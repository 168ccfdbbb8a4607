import { IMPACTS, type Postings, placeOf } from '../format/postings.ts';
import type { SearchRecord } from '../record.ts';
import { partsOf } from '../text/parts.ts';
import { STOP_WORDS } from '../text/stop-words.ts';
import { joined, TermReader, tokensOf } from '../text/terms.ts';

/** Sections shorter than this, in words, are not preferred to one of this length. */
const SHORT = 60;
/** Of a section of usual length, so many occurrences make half of the greatest impact. */
const HALF = 1.2;
/** How far length counts, from 0 to 1. */
const LENGTH = 0.6;

/** Sections of known errors. */
const KNOWN_ERROR = /#error-/;

/** Postings of all terms that stand in text or code, in the order of the terms. */
export function contentIndex(records: readonly SearchRecord[]): [string, Postings][] {
  const reader = new TermReader();
  const index = new Map<string, Postings>();
  for (const [section, { text, code, href, keywords }] of records.entries()) {
    const inText = reader.read(href.includes('#') ? `${text} ${keywords}` : text);
    const inCode = reader.read(code);
    if (KNOWN_ERROR.test(href)) for (const [term, times] of neighbours(code)) inCode.set(term, times);
    const length = total(inText) + total(inCode) / 2;
    const add = (term: string, times: number, isInCode: boolean) => {
      let postings = index.get(term);
      if (!postings) {
        postings = { sections: [], places: [] };
        index.set(term, postings);
      }
      postings.sections.push(section);
      postings.places.push(placeOf(impact(times, length), isInCode));
    };
    for (const [term, times] of inText) {
      const timesInCode = inCode.get(term);
      add(term, times + (timesInCode ?? 0), timesInCode !== undefined);
    }
    for (const [term, times] of inCode) if (!inText.has(term)) add(term, times, true);
  }
  return [...index].sort(([a], [b]) => (a < b ? -1 : 1));
}

function impact(times: number, length: number): number {
  const half = HALF * (1 - LENGTH + (LENGTH * Math.max(SHORT, length)) / SHORT);
  return Math.min(IMPACTS - 1, Math.floor((IMPACTS * 1.5 * times) / (times + half)));
}

/** Every two words of messages as one, since readers paste them: their words alone are found everywhere. */
function neighbours(messages: string): Map<string, number> {
  const words = tokensOf(messages)
    .flatMap(partsOf)
    .filter((word) => !STOP_WORDS.has(word));
  return new Map(words.slice(1).map((word, before) => [joined([words[before] ?? '', word]), 1]));
}

function total(counts: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const count of counts.values()) sum += count;
  return sum;
}
