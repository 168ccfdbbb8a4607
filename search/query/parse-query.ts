import { mergeNames, partsOf } from '../text/parts.ts';
import { stem } from '../text/stem.ts';
import { STOP_WORDS } from '../text/stop-words.ts';
import { joined } from '../text/terms.ts';
import { isConstant } from './constants.ts';
import { significantTokens } from './significant-tokens.ts';
import type { SiteWords } from './site-words.ts';

const MOST_WORDS = 10;
const LONGEST_RUN = 4;

export interface QueryWord {
  /** As typed, in lower case. */
  text: string;
  stem: string;
  /** Whether the reader may still be typing it. */
  open: boolean;
}

/** Neighboring words that may be one identifier. */
export interface QueryRun {
  /** Its words. */
  words: readonly string[];
  /** The words joined, as the index stores them. */
  term: string;
  /** The words joined as typed. */
  text: string;
  /** Number of words. */
  length: number;
  /** Whether it is all of the query. */
  isWhole: boolean;
  open: boolean;
}

export interface ParsedQuery {
  words: QueryWord[];
  runs: QueryRun[];
  /** All words joined as typed, to compare with whole titles. */
  whole: string;
  /** The same with the dots of an identifier. */
  dotted: string;
  /** The same if the query is written like an environment variable, in uppercase with underscores; otherwise empty. */
  constant: string;
  /** The words that say something joined as typed, to compare with what pages are called. */
  meaning: string;
  /** Whether it has several words, like names of options and fields. */
  isName: boolean;
  /** Whether these were typed as one word, which only happens with names. */
  isOneToken: boolean;
}

/**
 * The words of a query. Separators and case leave no trace, so `platformInstanceMap`, `platform_instance_map`, `platform instance map` and,
 * if the site has such an identifier, `platforminstancemap` are the same query.
 */
export function parseQuery(query: string, site: Pick<SiteWords, 'wordsOf' | 'isPlain'>): ParsedQuery {
  const tokens = significantTokens(query);
  const parts = tokens.flatMap(partsOf).flatMap((part) => site.wordsOf(part) ?? [part]);
  const merged = mergeNames(parts, (word) => site.isPlain(word));
  const meaningful = merged.filter((part) => !STOP_WORDS.has(part));
  const chosen = (meaningful.length > 0 ? meaningful : merged).slice(0, MOST_WORDS);
  const stillTyping = /[\p{L}\p{N}_]$/u.test(query);
  const words = chosen.map((text, index) => ({
    text,
    stem: stem(text),
    open: stillTyping && index === chosen.length - 1,
  }));
  return {
    words: unique(words),
    runs: runsOf(merged, chosen, stillTyping),
    whole: merged.join(''),
    dotted: tokens
      .map((token) =>
        token
          .split('.')
          .map((segment) => partsOf(segment).join(''))
          .join('.'),
      )
      .join(''),
    constant: isConstant(query.trim()) ? merged.join('') : '',
    meaning: chosen.join(''),
    isName: merged.length > 1,
    isOneToken: merged.length > 1 && tokens.length === 1,
  };
}

function unique(words: readonly QueryWord[]): QueryWord[] {
  return words.filter((word, index) => words.findLastIndex((other) => other.stem === word.stem) === index);
}

/** Runs of all words, as in `POINT_IN_TIME`, and of the significant ones, which is how messages are indexed. */
function runsOf(all: readonly string[], meaningful: readonly string[], stillTyping: boolean): QueryRun[] {
  const runs = new Map<string, QueryRun>();
  for (const words of [all, meaningful]) {
    const add = (first: number, end: number) => {
      const run = words.slice(first, end);
      const isWhole = run.length === words.length;
      const hasEnds = !STOP_WORDS.has(run[0] ?? '') && !STOP_WORDS.has(run.at(-1) ?? '');
      if (run.length < 2 || (!isWhole && !hasEnds)) return;
      const text = run.join('');
      runs.set(text, {
        words: run,
        term: joined(run),
        text,
        length: run.length,
        isWhole,
        open: stillTyping && end === words.length,
      });
    };
    for (const first of words.slice(0, MOST_WORDS).keys())
      for (let end = first + 2; end <= Math.min(words.length, first + LONGEST_RUN); end += 1) add(first, end);
    add(0, words.length);
  }
  return [...runs.values()];
}
