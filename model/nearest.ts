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
    if (Math.abs(wrong.length - candidate.length) > limit) continue;
    const edits = editDistance(from, candidate.toLowerCase());
    if (edits <= limit && edits < fewest) {
      best = candidate;
      fewest = edits;
    }
  }
  return best;
}

/** Edits that turn one text into the other: insert, delete, replace, swap neighbours (optimal string alignment distance). */
function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      const replaced = at(last, column - 1) + (same ? 0 : 1);
      let least = Math.min(replaced, at(last, column) + 1, at(current, column - 1) + 1);
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) least = Math.min(least, at(beforeLast, column - 2) + 1);
      current.push(least);
    }
    beforeLast = last;
    last = current;
  }
  return at(last, b.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
