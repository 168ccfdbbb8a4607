/** One row of the budget table. */
export interface Row {
  what: string;
  budget: string;
  measured: string;
}

/** Lays rows out under a heading in aligned columns. */
export function formatRows(rows: readonly Row[]): string {
  return formatTable(
    ['What', 'Budget', 'Measured'],
    rows.map(({ what, budget, measured }) => [what, budget, measured]),
  );
}

/** Lays cells out in columns as wide as their widest cell, under a line of headings. */
export function formatTable(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = headings.map((heading, at) => Math.max(heading.length, ...rows.map((row) => row[at]?.length ?? 0)));
  const lines = [headings, ...rows].map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const [heading = '', ...rest] = lines;
  return [heading, '-'.repeat(Math.max(...lines.map(({ length }) => length))), ...rest].join('\n');
}

/** The median; for an even number of values, the lower of the two. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/**
 * The smallest value that a share of all values doesn't exceed (nearest rank).
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

/** The share of the layout that moved, with as many decimals as necessary. */
export function shift(value: number): string {
  return value.toFixed(4).replace(/\.?0+$/, '');
}

/** Milliseconds without decimals. */
export function milliseconds(time: number): string {
  return `${time.toFixed(0)} ms`;
}
