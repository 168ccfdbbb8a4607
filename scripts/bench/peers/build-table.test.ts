import { expect, test } from 'vitest';
import { compareBuilds, starlightRatios, type TimedSite } from './build-table.ts';

const site = (name: string, cold: number, edited: number): TimedSite => ({
  name,
  times: { cold: { seconds: cold, megabytes: 100 * cold }, edited: { seconds: edited, megabytes: 90 } },
});

test('builds are compared with the fastest peer, and with Starlight, whose ratio is the target', () => {
  const table = compareBuilds(site('ours', 6, 2), [site('Starlight', 20, 10), site('B', 10, 20)]);
  expect(table).toMatch(/^build, nothing cached +6\.0 s +20\.0 s +10\.0 s +0\.60$/m);
  expect(table).toMatch(/^ {2}peak memory +600 MB +2000 MB +1000 MB +0\.60$/m);
  expect(table).toContain('Build, nothing cached: ours ÷ Starlight = 0.30 (target ≤ 0.35, met)');
  expect(table).toContain('Build after one edit: ours ÷ Starlight = 0.20 (target ≤ 0.15, missed)');
});

test('without Starlight there is no ratio', () => {
  expect(compareBuilds(site('ours', 6, 2), [site('B', 10, 20)])).not.toContain('÷');
  expect(starlightRatios(site('ours', 7, 2).times, site('Starlight', 20, 20).times)).toContain(
    '= 0.35 (target ≤ 0.35, met)',
  );
});
