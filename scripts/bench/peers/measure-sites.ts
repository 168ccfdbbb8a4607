import type { Browser } from '@playwright/test';
import { compressSite } from '#scripts/build/compress-site.ts';
import type { SearchTargets } from '../search-figures.ts';
import { serveSite } from '../serve-site.ts';
import type { MeasuredPaths } from './choose-paths.ts';
import { compareSites, type Measured } from './compare-sites.ts';
import type { Part } from './parts.ts';

/** A built site, which is either ours or another generator's. */
export interface BuiltSite {
  name: string;
  /** Folder of the built site. */
  dist: string;
  search?: SearchTargets | undefined;
}

/**
 * Prepares a built site for measurement by compressing its text files. All sites, including ours, are compressed in the same way.
 * @throws Error if a page is missing, because figures for other pages couldn't be compared
 */
export async function prepareSite(dist: string, { heaviest, typical, from, to }: MeasuredPaths): Promise<void> {
  await compressSite(dist);
  const { origin, close } = await serveSite(dist);
  try {
    for (const path of [...heaviest, ...typical, from, ...to]) {
      const { status } = await fetch(origin + path);
      if (status !== 200) throw new Error(`The server responds to "${path}" with status ${status}.`);
    }
  } finally {
    close();
  }
}

/**
 * Measures one part of all sites in rounds: each subject of each site after the same subject of the others, because a machine's speed changes from
 * minute to minute.
 * @param sites prepared sites, ours first
 * @returns a table of all subjects together, and, if the part wants it, one for each subject
 */
export async function measurePart(browser: Browser, sites: readonly BuiltSite[], part: Part): Promise<string> {
  const served = await Promise.all(sites.map(async ({ dist, search }) => ({ search, ...(await serveSite(dist)) })));
  const samples = new Map(part.subjects.map((subject) => [subject, served.map((): number[][] => [])]));
  try {
    for (let round = 0; round < part.rounds; round += 1) {
      for (const [subject, bySite] of samples) {
        for (const [index, site] of served.entries()) {
          try {
            const figures = await part.measure(browser, site, subject);
            if (figures) bySite[index]?.push([...figures]);
          } catch (error) {
            // The other sites' figures took long to measure, so the run continues and reports what is missing.
            console.log(
              `${sites[index]?.name}, ${part.title}, ${subject}, was not measured: ${String(error).split('\n')[0]}`,
            );
          }
        }
      }
    }
  } finally {
    for (const { close } of served) close();
  }
  const names = sites.map(({ name }) => name);
  const table = (bySite: readonly (readonly number[][])[]) => {
    const rows: Measured[] = part.metrics.map((metric, at) => ({
      metric,
      values: bySite.map((list) => list.map((figures) => figures[at] ?? Number.NaN)),
    }));
    return compareSites(names, rows);
  };
  const all = served.map((_, index) => [...samples.values()].flatMap((bySite) => bySite[index] ?? []));
  const apart = part.bySubject ? [...samples].map(([subject, bySite]) => `${subject}\n${table(bySite)}`) : [];
  return [
    `${part.title} (${part.subjects.join(', ')}; medians of ${part.rounds} rounds)\n\n${table(all)}`,
    ...apart,
  ].join('\n\n');
}
