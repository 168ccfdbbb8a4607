/**
 * Number of typing errors between two words: letters left out, added, changed, or two neighbours swapped.
 * @param most larger distances are reported as most + 1, which is faster
 */
export function typingErrors(typed: string, meant: string, most: number): number {
  if (Math.abs(typed.length - meant.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: meant.length + 1 }, (_, index) => index);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= meant.length; column += 1) {
      const same = typed[row - 1] === meant[column - 1];
      let errors = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = typed[row - 1] === meant[column - 2] && typed[row - 2] === meant[column - 1];
      if (row > 1 && column > 1 && swapped) errors = Math.min(errors, (beforeLast[column - 2] ?? 0) + 1);
      current.push(errors);
    }
    if (Math.min(...current) > most) return most + 1;
    beforeLast = last;
    last = current;
  }
  return Math.min(last[meant.length] ?? 0, most + 1);
}

/** How many typing errors a word of this length may hold and still be recognised. */
export function forgiven(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * The words that may have been meant, the likeliest first: fewest errors, then the same first letter, then the more frequent.
 * @param frequency how often a word occurs
 */
export function likelyWords(
  typed: string,
  words: Iterable<string>,
  frequency: (word: string) => number,
  count: number,
): string[] {
  const most = forgiven(typed.length);
  if (most === 0) return [];
  const found: { word: string; errors: number; frequency: number }[] = [];
  for (const word of words) {
    if (Math.abs(word.length - typed.length) > most) continue;
    const errors = typingErrors(typed, word, most);
    if (errors <= most)
      found.push({ word, errors: errors + (word[0] === typed[0] ? 0 : 0.5), frequency: frequency(word) });
  }
  found.sort((a, b) => a.errors - b.errors || b.frequency - a.frequency || (a.word < b.word ? -1 : 1));
  return [...new Set(found.map(({ word }) => word))].slice(0, count);
}
