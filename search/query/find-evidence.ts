import { type Evidence, gatherEvidence } from '../rank/evidence.ts';
import type { QueryEvidence } from '../rank/query-evidence.ts';
import { scoring } from '../rank/weights.ts';
import { WEAK_WORDS } from '../text/stop-words.ts';
import { type Index, meantTerms, relatedTerms, runTerms, strictTerms } from './find-terms.ts';
import type { FoundTerm } from './found-term.ts';
import type { ParsedQuery, QueryRun, QueryWord } from './parse-query.ts';
import type { Sections } from './sections.ts';
import { SHORTEST_LOADED } from './shards.ts';

/** In a longer query, a long identifier is found by its neighboring words, whose shards are fewer. */
const MOST_FOR_LONG_RUNS = 6;

export interface FoundWords extends QueryEvidence {
  /** Words that were found only as something else: what was typed, and the stem of what was probably meant. */
  corrected: { typed: string; meant: string }[];
}

/**
 * Looks up the words of a query, and loads what that takes.
 * @throws when a file of the index can't be fetched
 */
export async function findEvidence(query: ParsedQuery, index: Index, all: Sections): Promise<FoundWords> {
  await index.shards.load(neededFiles(query, index));
  const strict = query.words.map((word) => strictTerms(word, index));
  const meant = query.words.map((word, number) => (strict[number]?.length === 0 ? meantTerms(word, index) : []));
  await index.shards.load(meant.flat().flatMap(({ term }) => index.shards.filesFor(term, false)));
  return gatherWords(query, strict, meant, index, all);
}

/**
 * Looks up the words of a query in what is loaded.
 * @returns undefined when a word isn't there, because it may be known to what isn't loaded
 */
export function evidenceAtHand(query: ParsedQuery, index: Index, all: Sections): FoundWords | undefined {
  const strict = query.words.map((word) => strictTerms(word, index));
  if (strict.some((terms) => terms.length === 0)) return undefined;
  const meant = query.words.map(() => []);
  return gatherWords(query, strict, meant, index, all);
}

/**
 * @param strict terms of each word as it was typed
 * @param meant terms of each word that has none as it was typed
 */
function gatherWords(
  query: ParsedQuery,
  strict: readonly (readonly FoundTerm[])[],
  meant: readonly (readonly FoundTerm[])[],
  index: Index,
  all: Sections,
): FoundWords {
  const foundRuns = query.runs
    .map((run) => ({ terms: runTerms(run, index), isWhole: run.isWhole }))
    .filter(({ terms }) => terms.length > 0)
    .sort((a, b) => Number(b.isWhole) - Number(a.isWhole));
  // A name means itself: what means about the same as its words has nothing to do with it.
  const isName = foundRuns.some(({ isWhole }) => isWhole);
  const related = query.words.map((word) => {
    const runs = query.runs.filter(({ words }) => words.includes(word.text));
    return isName ? [] : relatedTerms(word, runs, index);
  });
  const gather = (terms: readonly FoundTerm[]): Evidence => gatherEvidence(terms, index, all);
  return {
    words: query.words.map(({ text }, number) => {
      const evidence = gather([...(strict[number] ?? []), ...(meant[number] ?? []), ...(related[number] ?? [])]);
      // What begins with the name of the site is a command.
      const isCommand = number === 0 && text === 'datahub';
      return isName || isCommand || !WEAK_WORDS.has(text) ? evidence : weakened(evidence);
    }),
    runs: foundRuns.map(({ terms, isWhole }) => ({ ...gather(terms), isWhole })),
    corrected: query.words.flatMap(({ text }, number) => {
      const [best] = meant[number] ?? [];
      return best ? [{ typed: text, meant: best.term }] : [];
    }),
  };
}

function weakened(evidence: Evidence): Evidence {
  return { ...evidence, rarity: evidence.rarity * scoring.weak, importance: evidence.importance * scoring.weak };
}

function neededFiles({ words, runs }: ParsedQuery, { shards }: Index): string[] {
  const files = ({ text, open }: QueryWord | QueryRun, term: string) =>
    text.length < SHORTEST_LOADED && open
      ? []
      : [...shards.filesFor(term, false), ...(open ? shards.filesFor(text, true) : [])];
  const worthLoading = runs.filter(({ length }) => length === 2 || words.length <= MOST_FOR_LONG_RUNS);
  return [...words.flatMap((word) => files(word, word.stem)), ...worthLoading.flatMap((run) => files(run, run.term))];
}
