import type { PageReport } from './report-pages.ts';

const heads = ['page', 'kind', 'words', 'sources', 'changed', 'samples'] as const;

/** Columns that contain numbers. */
const numbers: ReadonlySet<string> = new Set(['words', 'sources']);

/**
 * The report as a table for a terminal, then one line for each kind of page and one for all.
 * @param reports as `reportPages` returns them
 */
export function formatReport(reports: readonly PageReport[]): string {
  const kinds = [...new Set(reports.map(({ kind }) => kind))].sort();
  const sums = kinds.map((kind) =>
    total(
      kind,
      reports.filter((report) => report.kind === kind),
    ),
  );
  return [...table(reports), '', ...sums, total('all', reports), ...valuesOf(reports)].join('\n');
}

function table(reports: readonly PageReport[]): string[] {
  const rows = [[...heads], ...reports.map(cells)];
  const widths = heads.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return numbers.has(heads[column] ?? '') ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd(),
  );
}

function cells(report: PageReport): string[] {
  const { path, kind, words, sources, changed } = report;
  const date = changed === undefined ? 'not yet' : new Date(changed * 1000).toISOString().slice(0, 10);
  return [path, kind, String(words), String(sources), date, samplesOf([report])];
}

/** One line for each rule that found places for readers' values; none without any. */
function valuesOf(reports: readonly PageReport[]): string[] {
  const counts = new Map<string, { places: number; pages: number }>();
  for (const [rule, places] of reports.flatMap(({ values }) => Object.entries(values))) {
    const count = counts.get(rule) ?? { places: 0, pages: 0 };
    counts.set(rule, { places: count.places + places, pages: count.pages + 1 });
  }
  const rows = [...counts].sort(([one], [other]) => (one < other ? -1 : 1));
  return rows.map(
    ([rule, { places, pages }]) => `places for ${rule}: ${places} on ${pages} ${pages === 1 ? 'page' : 'pages'}`,
  );
}

function total(name: string, reports: readonly PageReport[]): string {
  const sum = (of: (report: PageReport) => number) => reports.reduce((all, report) => all + of(report), 0);
  const [words, sources] = [sum((report) => report.words), sum((report) => report.sources)];
  return `${name}: pages ${reports.length}, words ${words}, sources ${sources}, samples ${samplesOf(reports)}`;
}

/** `3 (parses as JSON: 2; illustrative: 1)`; a sample that passes two checks is counted in both. */
function samplesOf(reports: readonly PageReport[]): string {
  const counts = new Map<string, number>();
  const add = (name: string, count: number) => count > 0 && counts.set(name, (counts.get(name) ?? 0) + count);
  for (const { provedBy } of reports) for (const [name, count] of Object.entries(provedBy)) add(name, count);
  const proved = [...counts].sort(([, one], [, other]) => other - one);
  counts.clear();
  for (const { illustrative, unchecked } of reports) {
    add('illustrative', illustrative);
    add('without a check', unchecked);
  }
  const parts = [...proved, ...counts].map(([name, count]) => `${name}: ${count}`);
  const samples = reports.reduce((all, report) => all + report.samples, 0);
  return parts.length > 0 ? `${samples} (${parts.join('; ')})` : String(samples);
}
