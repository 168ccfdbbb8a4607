import type { Browser } from '@playwright/test';
import { compressSite } from '#scripts/build/compress-site.ts';
import { loadPage, middleLoad, type PageLoad } from '../page-load.ts';
import { median } from '../row.ts';
import { serveSite } from '../serve-site.ts';
import { softNavigations } from '../soft-navigation.ts';

/** Which pages are measured; the same of every site. */
export interface MeasuredPaths {
  heaviest: readonly string[];
  typical: readonly string[];
  /** Page where navigations begin, and where they lead to. */
  from: string;
  to: readonly string[];
}

/** What a reader gets of a site. Times in milliseconds. */
export interface SiteFigures {
  heaviest: PageLoad;
  typical: PageLoad;
  coldNavigation: number;
  /** Without the round trip of a slow line, which is the same for all. */
  coldNavigationOnFastLine: number;
  prefetchedNavigation: number;
}

const ROUNDS = 3;

/**
 * Makes a built site ready to be measured: its text files are compressed, ours and others' in the same way.
 * @throws Error when a page is missing: figures of other pages could not be compared
 */
export async function prepareSite(dist: string, { heaviest, typical, from, to }: MeasuredPaths): Promise<void> {
  await compressSite(dist);
  const { origin, close } = await serveSite(dist);
  try {
    for (const path of [...heaviest, ...typical, from, ...to]) {
      const { status } = await fetch(origin + path);
      if (status !== 200) throw new Error(`"${path}" answers with ${status}.`);
    }
  } finally {
    close();
  }
}

/**
 * Measures sites on a slow phone, in rounds: each page of each site after the same page of the others, since the speed of a machine changes
 * from minute to minute.
 * @param built prepared sites by their folders
 * @param slowdown how many times slower than this machine the phone is
 * @returns the sites with the middle of all rounds
 */
export async function measureSites<Site extends { dist: string }>(
  browser: Browser,
  built: readonly Site[],
  { heaviest, typical, from, to }: MeasuredPaths,
  slowdown: number,
): Promise<(Site & { figures: SiteFigures })[]> {
  const sites = await Promise.all(
    built.map(async (site) => {
      const measured = {
        heaviest: [] as PageLoad[],
        typical: [] as PageLoad[],
        cold: [] as number[],
        coldOnFastLine: [] as number[],
        ahead: [] as number[],
      };
      return { site, measured, ...(await serveSite(site.dist)) };
    }),
  );
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const path of heaviest)
        for (const { origin, measured } of sites)
          measured.heaviest.push(await loadPage(browser, origin + path, slowdown));
      for (const path of typical)
        for (const { origin, measured } of sites)
          measured.typical.push(await loadPage(browser, origin + path, slowdown));
      for (const path of to) {
        for (const { origin, measured } of sites) {
          const navigate = (isAhead: boolean, line: 'slow' | 'fast') =>
            softNavigations(browser, origin + from, [path], { isAhead, line, slowdown });
          measured.cold.push(...(await navigate(false, 'slow')));
          measured.coldOnFastLine.push(...(await navigate(false, 'fast')));
          measured.ahead.push(...(await navigate(true, 'slow')));
        }
      }
    }
  } finally {
    for (const { close } of sites) close();
  }
  return sites.map(({ site, measured }) => ({
    ...site,
    figures: {
      heaviest: middleLoad(measured.heaviest),
      typical: middleLoad(measured.typical),
      coldNavigation: median(measured.cold),
      coldNavigationOnFastLine: median(measured.coldOnFastLine),
      prefetchedNavigation: median(measured.ahead),
    },
  }));
}
