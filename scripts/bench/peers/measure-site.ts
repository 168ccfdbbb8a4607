import type { Browser } from '@playwright/test';
import { compressSite } from '#scripts/build/compress-site.ts';
import { measurePage, middleLoad, type PageLoad } from '../page-load.ts';
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
  prefetchedNavigation: number;
}

/**
 * Measures a built site on a slow phone. Its text files are compressed before, ours and others' in the same way.
 * @throws Error when a page is missing: figures of other pages could not be compared
 */
export async function measureSite(browser: Browser, dist: string, paths: MeasuredPaths): Promise<SiteFigures> {
  await compressSite(dist);
  const { origin, close } = await serveSite(dist);
  try {
    const load = async (list: readonly string[]) => {
      const loads: PageLoad[] = [];
      for (const path of list) {
        const { status } = await fetch(origin + path);
        if (status !== 200) throw new Error(`"${path}" answers with ${status}.`);
        loads.push(await measurePage(browser, origin + path));
      }
      return middleLoad(loads);
    };
    return {
      heaviest: await load(paths.heaviest),
      typical: await load(paths.typical),
      coldNavigation: median(await softNavigations(browser, origin + paths.from, paths.to, false)),
      prefetchedNavigation: median(await softNavigations(browser, origin + paths.from, paths.to, true)),
    };
  } finally {
    close();
  }
}
