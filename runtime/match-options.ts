/** A row of an option reference. */
export interface OptionEntry {
  /** All words of the row, in lower case. */
  text: string;
  /** How many options contain it. */
  depth: number;
  /** `required`, `deprecated`. */
  marks: readonly string[];
}

/** What the reader wants to see. */
export interface OptionQuery {
  text: string;
  only: readonly string[];
  without: readonly string[];
}

/**
 * Selects the rows of a reference.
 * @param rows in their order, each option before the options that it contains
 * @returns for each row `match`, `parent` of a match, or undefined
 */
export function matchOptions(rows: readonly OptionEntry[], query: OptionQuery): ('match' | 'parent' | undefined)[] {
  const words = query.text.toLowerCase().split(/\s+/).filter(Boolean);
  const found = rows.map(({ text, marks }) => {
    const isWanted =
      query.only.every((mark) => marks.includes(mark)) && !query.without.some((mark) => marks.includes(mark));
    return isWanted && words.every((word) => text.includes(word)) ? ('match' as const) : undefined;
  });
  // From the last row up: the nearest row above that is one level less deep is the parent.
  let wanted = -1;
  return rows
    .map(({ depth }, index) => ({ depth, state: found[index] }))
    .reverse()
    .map(({ depth, state }) => {
      const shown = state ?? (depth === wanted ? 'parent' : undefined);
      if (shown) wanted = depth - 1;
      return shown;
    })
    .reverse();
}
