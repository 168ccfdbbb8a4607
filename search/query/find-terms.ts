import { matchWeights } from '../rank/weights.ts';
import { relatedStems } from '../text/related-words.ts';
import { stem as stemOf } from '../text/stem.ts';
import type { Dictionary } from './dictionary.ts';
import type { FoundTerm } from './found-term.ts';
import type { QueryRun, QueryWord } from './parse-query.ts';
import type { Shards } from './shards.ts';
import { likelyWords } from './typing-errors.ts';

/** What a query's words are looked up in. */
export interface Index {
  dictionary: Dictionary;
  shards: Shards;
  /** What each page is worth whatever the query. */
  priors: readonly number[];
  /** What was meant by words that are unknown: they stay in the query while the reader types on. */
  meant: Map<string, FoundTerm[]>;
}

const SHORTEST_STEM = 4;
/** The beginnings of endings: what follows a stem while its word is still being typed. */
const ENDING = /^(?:s|es?|eds?|i|ing?|io|ions?|ers?|ati?|atio|ation|me?|ment?)$/;
const LONGEST_ENDING = 5;
const MOST_MEANT = 2;

/** Terms for a word as it was typed: the word itself, and while it is being typed all that it may become. */
export function strictTerms({ text, stem, open }: QueryWord, index: Index): FoundTerm[] {
  const exact = isKnown(stem, index) ? [{ term: stem, weight: matchWeights.exact }] : [];
  if (!open && exact.length > 0) return exact;
  const longer = longerTerms(text, index).filter(({ term }) => term !== stem);
  if (exact.length > 0 || longer.length > 0) return [...exact, ...longer];
  return shorterTerms(text, index);
}

/** Terms for neighboring words that stand for one identifier. */
export function runTerms({ term, text, open }: QueryRun, index: Index): FoundTerm[] {
  const exact = isKnown(term, index) ? [{ term, weight: matchWeights.exact }] : [];
  return open ? [...exact, ...longerTerms(text, index).filter((longer) => longer.term !== term)] : exact;
}

/** Other words for a word, and for the runs that it is part of. */
export function relatedTerms({ stem }: QueryWord, runs: readonly QueryRun[], { dictionary }: Index): FoundTerm[] {
  const subjects = [stem, ...runs.map(({ term }) => term)].flatMap((term) => [...dictionary.subjects(term)]);
  return [
    ...subjects.map((term) => ({ term, weight: matchWeights.subject, isRelated: true })),
    ...[...relatedStems(stem)].map((term) => ({ term, weight: matchWeights.related, isRelated: true })),
  ];
}

/** Terms that may have been meant by a word that no term begins with. */
export function meantTerms({ text }: QueryWord, index: Index): FoundTerm[] {
  const meant = index.meant.get(text) ?? findMeant(text, index);
  index.meant.set(text, meant);
  return meant;
}

function findMeant(text: string, { dictionary, shards }: Index): FoundTerm[] {
  const frequency = (term: string) => {
    const entry = dictionary.entry(term);
    return (entry ? entry.titles.length + 10 * entry.pages.size : 0) + (shards.postings(term)?.sections.length ?? 0);
  };
  const words = new Set([...dictionary.terms, ...dictionary.words.all(), ...shards.near(text)]);
  const likely = (typed: string) =>
    likelyWords(typed, words, (word) => frequency(stemOf(word)), MOST_MEANT).map(stemOf);
  // Words are known by one of their forms: with another, only the stem is near.
  const near = likely(text);
  const meant = near.length > 0 ? near : likely(stemOf(text));
  return [...new Set(meant)].map((term) => ({ term, weight: matchWeights.typo }));
}

function isKnown(term: string, { dictionary, shards }: Index): boolean {
  return dictionary.entry(term) !== undefined || shards.postings(term) !== undefined;
}

/** What is left to type counts against a term, so that `tag` finds tags before taggable. */
function longerTerms(prefix: string, { dictionary, shards }: Index): FoundTerm[] {
  const terms = new Set([...dictionary.startingWith(prefix), ...shards.startingWith(prefix)]);
  return [...terms].map((term) => ({ term, weight: matchWeights.prefix * Math.sqrt(prefix.length / term.length) }));
}

/** The ending of a word that is being typed, or an unusual one, goes beyond its stem: `deleti`, `lineages'`. */
function shorterTerms(word: string, index: Index): FoundTerm[] {
  for (let length = word.length - 1; length >= Math.max(SHORTEST_STEM, word.length - LONGEST_ENDING); length -= 1) {
    const term = word.slice(0, length);
    if (ENDING.test(word.slice(length)) && isKnown(term, index)) return [{ term, weight: matchWeights.shorter }];
  }
  return [];
}
