/** Words in a run. Shorter runs occur by chance. */
export const RUN_LENGTH = 8;

/**
 * The runs of words in a passage. Code and quotations divide it, because they can't be worded differently; case and punctuation
 * don't count.
 * @param text prose as in a passage, or Markdown
 * @returns every run of `RUN_LENGTH` consecutive words
 */
export function runsOf(text: string): string[] {
  return text
    .replace(
      /```[\s\S]*?```|`[^`]*`|“[^”]*”|"[^"\n]*"|https?:\/\/\S+|\]\([^)]*\)|\n{2,}|^\s*(?:[#>*|-]+|\d+\.)/gm,
      '\0',
    )
    .split('\0')
    .flatMap((part) => {
      const words = part.toLowerCase().match(/[a-z\d]+(?:['’][a-z]+)?/g) ?? [];
      return words.slice(RUN_LENGTH - 1).map((_, start) => words.slice(start, start + RUN_LENGTH).join(' '));
    });
}

/** How many of a file's runs are shared. */
export interface SharedRuns {
  path: string;
  runs: number;
  /** Shared runs in order. */
  shared: string[];
}

/**
 * Counts the runs that our files share with others' texts.
 * @param files our files with their passages
 * @param others texts of the original documentation
 */
export function sharedRuns(
  files: readonly { path: string; passages: readonly { text: string }[] }[],
  others: Iterable<string>,
): SharedRuns[] {
  const ours = files.map(({ path, passages }) => ({ path, runs: passages.flatMap(({ text }) => runsOf(text)) }));
  // The original has many more runs, so only ours are kept.
  const own = new Set(ours.flatMap(({ runs }) => runs));
  const known = new Set<string>();
  for (const text of others) for (const run of runsOf(text)) if (own.has(run)) known.add(run);
  return ours.map(({ path, runs }) => ({ path, runs: runs.length, shared: runs.filter((run) => known.has(run)) }));
}

/** Files with the most shared runs that the report lists. */
const MOST_LISTED = 10;

/**
 * Formats the counts for a terminal.
 * @returns the share of all files, and the files with the most shared runs, each with the first one
 */
export function formatSharedRuns(counts: readonly SharedRuns[]): string {
  const worst = counts
    .filter(({ shared }) => shared.length > 0)
    .toSorted((one, other) => other.shared.length - one.shared.length)
    .slice(0, MOST_LISTED);
  const { shared, runs } = totalOf(counts);
  return [
    ...worst.map((each) => `${each.path}: ${each.shared.length} of ${each.runs}, for example "${each.shared[0]}"`),
    `${shared} of ${runs} runs of ${RUN_LENGTH} words are shared: ${percent(shareOf(counts))}.`,
  ].join('\n');
}

/** The share of shared runs, from 0 to 1. */
export function shareOf(counts: readonly SharedRuns[]): number {
  const { shared, runs } = totalOf(counts);
  return runs === 0 ? 0 : shared / runs;
}

function totalOf(counts: readonly SharedRuns[]): { shared: number; runs: number } {
  return {
    shared: counts.reduce((sum, each) => sum + each.shared.length, 0),
    runs: counts.reduce((sum, each) => sum + each.runs, 0),
  };
}

function percent(share: number): string {
  return `${(share * 100).toFixed(3)}%`;
}
