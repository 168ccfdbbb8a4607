import { formatTable, median } from '../row.ts';

/** A figure and our target. */
export interface Metric {
  what: string;
  show(value: number): string;
  /** Maximum of our figure as a multiple of the best peer's. */
  ratio?: number;
  /** Maximum of our figure in its own unit. */
  most?: number;
}

/** All values that were measured of one metric: one list for each site, ours first, empty for a site without it. */
export interface Measured {
  metric: Metric;
  values: readonly (readonly number[])[];
}

/** Our value as a multiple of the best of the other sites. */
function ratioOf(ours: number, best: number): number {
  if (best === 0) return ours === 0 ? 1 : Number.POSITIVE_INFINITY;
  return ours / best;
}

/** The target for our figure, and whether it is met. */
function judge({ ratio, most, show }: Metric, ours: number, best: number): [target: string, result: string] {
  const targets: string[] = [];
  let isMet = true;
  if (ratio !== undefined) {
    targets.push(`≤ ${ratio} × best`);
    // Nothing is less than zero: if the best peer has none, we must have none either.
    isMet &&= Number.isNaN(best) || ours <= best * ratio;
  }
  if (most !== undefined) {
    targets.push(`≤ ${show(most)}`);
    isMet &&= ours <= most;
  }
  return targets.length === 0 ? ['', ''] : [targets.join(', '), isMet ? 'met' : 'missed'];
}

/**
 * Builds a table of our site's medians next to those of the others, with our figure as a multiple of their best one: below 1, ours is better.
 * @param names of the sites, ours first, at least one other
 * @param rows with as many lists of values as there are names
 */
export function compareSites(names: readonly string[], rows: readonly Measured[]): string {
  const cells = rows.map(({ metric, values }) => {
    const medians = values.map((list) => median(list));
    const [ours = Number.NaN, ...others] = medians;
    const best = Math.min(...others.filter((value) => !Number.isNaN(value)));
    const hasBest = Number.isFinite(best);
    const ratio = hasBest ? ratioOf(ours, best) : Number.NaN;
    const shown = Number.isNaN(ratio) ? '' : Number.isFinite(ratio) ? ratio.toFixed(2) : 'peer has none';
    return [
      metric.what,
      ...medians.map((value) => (Number.isNaN(value) ? '–' : metric.show(value))),
      shown,
      ...judge(metric, ours, hasBest ? best : Number.NaN),
    ];
  });
  return formatTable(['What', ...names, 'Ours / best', 'Target', ''], cells);
}
