import type { Browser } from '@playwright/test';
import { choosePages, readGuides } from '../choose-pages.ts';
import { serveSite } from '../serve-site.ts';
import { linkedPages } from '../soft-navigation.ts';
import type { PeerPage } from './peer-page.ts';

/** Which pages are measured, the same ones on every site. */
export interface MeasuredPaths {
  heaviest: readonly string[];
  typical: readonly string[];
  /** The page where navigations begin, and the pages that they lead to. */
  from: string;
  to: readonly string[];
}

const TYPICAL = 2;
const HEAVIEST = 10;
const NAVIGATIONS = 3;

/**
 * Chooses the pages to measure, all of which the other sites also have.
 * @param dist folder of our built site
 * @param pages what the others are made of
 */
export async function choosePaths(browser: Browser, dist: string, pages: readonly PeerPage[]): Promise<MeasuredPaths> {
  const known = new Set(pages.map(({ path }) => path));
  const guides = readGuides(dist).filter(({ path }) => known.has(path));
  const typical = choosePages(guides, TYPICAL).typical.map(({ path }) => path);
  const heaviest = choosePages(guides, HEAVIEST).heaviest.map(({ path }) => path);
  const { origin, close } = await serveSite(dist);
  try {
    // Navigations begin at the typical page that links to most pages.
    const links = new Map<string, string[]>();
    for (const path of typical) {
      const linked = await linkedPages(browser, origin + path, Number.POSITIVE_INFINITY);
      links.set(path, linked.filter((target) => known.has(target) && target !== path).slice(0, NAVIGATIONS));
    }
    const [from, to] = [...links].toSorted(([, one], [, other]) => other.length - one.length)[0] ?? ['', []];
    return { heaviest, typical, from, to };
  } finally {
    close();
  }
}
