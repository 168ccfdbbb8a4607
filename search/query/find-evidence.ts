import { type Evidence, gatherEvidence } from '../rank/evidence.ts';
import type { QueryEvidence } from '../rank/rank.ts';
import { type FoundTerm, type Index, meantTerms, runTerms, strictTerms } from './find-terms.ts';
import type { ParsedQuery, QueryRun, QueryWord } from './parse-query.ts';
import type { Sections } from './sections.ts';

// Fewer letters begin so many words that their shards would be loaded for nothing.
const SHORTEST_LOADED = 3;

/** In a longer query, a long identifier is found by its neighbouring words, whose shards are fewer. */
const MOST_FOR_LONG_RUNS = 6;

export interface FoundWords extends QueryEvidence {
  /** Words that were found only as something else: what was typed, and the stem of what was probably meant. */
  mended: { typed: string; meant: string }[];
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
  const gather = (terms: readonly FoundTerm[]): Evidence => gatherEvidence(terms, index, all);
  return {
    words: query.words.map((_, number) => gather([...(strict[number] ?? []), ...(meant[number] ?? [])])),
    runs: query.runs
      .map((run) => ({ terms: runTerms(run, index), isWhole: run.isWhole }))
      .filter(({ terms }) => terms.length > 0)
      .map(({ terms, isWhole }) => ({ ...gather(terms), isWhole })),
    mended: query.words.flatMap(({ text }, number) => {
      const [best] = meant[number] ?? [];
      return best ? [{ typed: text, meant: best.term }] : [];
    }),
  };
}

function neededFiles({ words, runs }: ParsedQuery, { shards }: Index): string[] {
  const files = ({ text, open }: QueryWord | QueryRun, term: string) =>
    text.length < SHORTEST_LOADED && open
      ? []
      : [...shards.filesFor(term, false), ...(open ? shards.filesFor(text, true) : [])];
  const worthLoading = runs.filter(({ length }) => length === 2 || words.length <= MOST_FOR_LONG_RUNS);
  return [...words.flatMap((word) => files(word, word.stem)), ...worthLoading.flatMap((run) => files(run, run.term))];
}
