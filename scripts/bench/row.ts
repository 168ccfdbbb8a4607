/** One line of the budget table. */
export interface Row {
  what: string;
  budget: string;
  measured: string;
}

/** Lays rows out under a heading in aligned columns. */
export function formatRows(rows: readonly Row[]): string {
  const all = [{ what: 'What', budget: 'Budget', measured: 'Measured' }, ...rows];
  const width = (key: keyof Row) => Math.max(...all.map((row) => row[key].length));
  const [what, budget] = [width('what'), width('budget')];
  const lines = all.map((row) => `${row.what.padEnd(what)}  ${row.budget.padEnd(budget)}  ${row.measured}`);
  const [heading = '', ...rest] = lines.map((line) => line.trimEnd());
  return [heading, '-'.repeat(Math.max(...lines.map(({ length }) => length))), ...rest].join('\n');
}

/** The value in the middle; of an even number the lower of the two. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/**
 * The smallest value that is not exceeded by a share of all (nearest rank).
 * @param share from 0 to 1
 * @returns NaN for no values
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** Bytes as kilobytes with one decimal. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** Milliseconds without decimals. */
export function milliseconds(time: number): string {
  return `${time.toFixed(0)} ms`;
}
