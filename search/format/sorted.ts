/** Index of the first entry of a sorted list that is not less than the key; the length of the list if all are. */
export function lowerBound(sorted: readonly string[], key: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Indexes, first and behind the last, of the entries that begin with a prefix. */
export function prefixRange(sorted: readonly string[], prefix: string): readonly [number, number] {
  return [lowerBound(sorted, prefix), lowerBound(sorted, `${prefix}\uffff`)];
}

/** The value of the last pair whose key is at most the given one, or of the first pair; pairs are sorted by key. */
export function valueAtMost<K extends string | number, V>(pairs: readonly (readonly [K, V])[], key: K): V | undefined {
  let low = 0;
  let high = pairs.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((pairs[middle]?.[0] ?? key) <= key) low = middle + 1;
    else high = middle;
  }
  return pairs[Math.max(0, low - 1)]?.[1];
}

/**
 * The beginning that a text has.
 * @param beginnings sorted; none begins with another
 */
export function beginningOf(text: string, beginnings: readonly string[]): string | undefined {
  // Behind the one that the text begins with, there are only greater ones.
  const before = beginnings[lowerBound(beginnings, `${text}\uffff`) - 1];
  return before !== undefined && text.startsWith(before) ? before : undefined;
}
