import { expect, test } from 'vitest';
import type { PageLoad } from '../page-load.ts';
import { type ComparedSite, compareSites } from './compare-sites.ts';

function site(name: string, factor: number): ComparedSite {
  const load: PageLoad = {
    bytes: { document: 1000 * factor, script: 2000 * factor, style: 0, font: 0, image: 0, other: 0 },
    requests: factor,
    firstPaint: 100 * factor,
    largestPaint: 100 * factor,
    layoutShift: 0,
    blocking: factor > 2 ? 10 : 0,
  };
  const figures = {
    typical: load,
    heaviest: load,
    coldNavigation: 50 * factor,
    coldNavigationOnFastLine: 20 * factor,
    prefetchedNavigation: 5,
  };
  return { name, figures, build: { seconds: factor, megabytes: 100 } };
}

test('our figures are shown as a part of the best of the others, also where others are better', () => {
  const lines = compareSites(site('ours', 3), [site('A', 2), site('B', 6)]).split('\n');
  expect(lines[0]).toMatch(/^What +ours +A +B +Ours \/ best peer$/);
  expect(lines[2]).toMatch(/^Typical pages: first load +9\.0 kB +6\.0 kB +18\.0 kB +1\.50$/);
  expect(lines.find((line) => line.startsWith('  blocking'))).toMatch(/10 ms +0 ms +10 ms +peer has none$/);
  expect(lines.find((line) => line.startsWith('  layout shift'))).toMatch(/0 +0 +0 +=$/);
});
