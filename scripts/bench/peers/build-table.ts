import type { BuildTimes } from './build-peer.ts';
import { compareSites, type Measured, type Metric } from './compare-sites.ts';

/** A site and how long it takes to build. */
export interface TimedSite {
  name: string;
  times: BuildTimes;
}

const seconds = (value: number) => `${value.toFixed(1)} s`;

/** Maximum duration of our builds as a multiple of Starlight's in the same run. */
export const STARLIGHT_RATIOS = { cold: 0.35, edited: 0.15 } as const;

/**
 * Compares builds. The ratio to Starlight is independent of the speed of the machine, so it is the target.
 * @param ours our site
 * @param peers at least one other
 */
export function compareBuilds(ours: TimedSite, peers: readonly TimedSite[]): string {
  const sites = [ours, ...peers];
  const row = (metric: Metric, of: (times: BuildTimes) => number): Measured => ({
    metric,
    values: sites.map(({ times }) => [of(times)]),
  });
  const table = compareSites(
    sites.map(({ name }) => name),
    [
      row({ what: 'build, nothing cached', show: seconds }, ({ cold }) => cold.seconds),
      row({ what: '  peak memory', show: (value) => `${value.toFixed(0)} MB` }, ({ cold }) => cold.megabytes),
      row({ what: 'build after one edit', show: seconds }, ({ edited }) => edited.seconds),
    ],
  );
  const starlight = peers.find(({ name }) => name === 'Starlight');
  return starlight ? `${table}\n\n${starlightRatios(ours.times, starlight.times)}` : table;
}

/** Our builds as a multiple of Starlight's, one row each. */
export function starlightRatios(ours: BuildTimes, starlight: BuildTimes): string {
  const line = (what: string, kind: keyof BuildTimes) => {
    const ratio = ours[kind].seconds / starlight[kind].seconds;
    const most = STARLIGHT_RATIOS[kind];
    return `${what}: ours ÷ Starlight = ${ratio.toFixed(2)} (target ≤ ${most}, ${ratio <= most ? 'met' : 'missed'})`;
  };
  return [line('Build, nothing cached', 'cold'), line('Build after one edit', 'edited')].join('\n');
}
