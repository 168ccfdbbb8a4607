import { editDistance } from './edit-distance.ts';

/**
 * Finds what a writer probably meant.
 * @param wrong name that does not exist
 * @param candidates names that exist
 * @returns the candidate with the fewest edits, if they are few for its length (a third, at least one); the first of equals
 */
export function nearest(wrong: string, candidates: Iterable<string>): string | undefined {
  const from = wrong.toLowerCase();
  let best: string | undefined;
  let fewest = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const limit = Math.max(1, Math.floor(Math.max(wrong.length, candidate.length) / 3));
    if (Math.abs(wrong.length - candidate.length) > Math.min(limit, fewest - 1)) continue;
    const edits = editDistance(from, candidate.toLowerCase(), limit);
    if (edits <= limit && edits < fewest) {
      best = candidate;
      fewest = edits;
    }
  }
  return best;
}
