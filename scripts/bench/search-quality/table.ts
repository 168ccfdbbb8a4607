/** Lays out rows of cells in columns, the first flush left, the others flush right, below a heading with a rule. */
export function formatTable(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [heading, ...rows];
  const widths = heading.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const lines = all.map((row) =>
    widths
      .map((width, column) => (column === 0 ? (row[0] ?? '').padEnd(width) : (row[column] ?? '').padStart(width)))
      .join('  '),
  );
  const [first = '', ...rest] = lines.map((line) => line.trimEnd());
  return [first, '-'.repeat(first.length), ...rest].join('\n');
}

/** A share or mean with three decimals; a dash for what was not measured. */
export function share(value: number): string {
  return Number.isNaN(value) ? '–' : value.toFixed(3);
}
