import type { Browser } from '@playwright/test';
import { loadPage } from '../page-load.ts';
import { kilobytes, milliseconds, shift } from '../row.ts';
import { type SearchTargets, searchFigures } from '../search-figures.ts';
import { settlePage } from '../settled-page.ts';
import { FULL_SPEED, QUARTER } from '../slow-phone.ts';
import { softNavigations } from '../soft-navigation.ts';
import { totalBytes } from '../watch-traffic.ts';
import type { MeasuredPaths } from './choose-paths.ts';
import type { Metric } from './compare-sites.ts';

/** A site that is served while it is measured. */
export interface ServedPeer {
  origin: string;
  search?: SearchTargets | undefined;
}

/** Figures that are measured together, such as those of a page load. */
export interface Part {
  title: string;
  /** What the figures are, in the order in which `measure` returns them. */
  metrics: readonly Metric[];
  /** What is measured one after another, such as the paths of pages. */
  subjects: readonly string[];
  /** How often each subject is measured. */
  rounds: number;
  /** Whether the figures of each subject are also compared, in addition to those of all subjects together. */
  bySubject?: boolean;
  /** Returns undefined if the site doesn't have what is measured. */
  measure(browser: Browser, site: ServedPeer, subject: string): Promise<readonly number[] | undefined>;
}

const count = (value: number) => String(value);

/** Loads over slow 4G at a quarter of the speed of this machine. */
function loads(title: string, paths: readonly string[], rounds: number, bySubject: boolean): Part {
  return {
    title,
    metrics: [
      { what: 'bytes until loaded', show: kilobytes },
      { what: '  document', show: kilobytes },
      { what: '  script', show: kilobytes },
      { what: '  styles', show: kilobytes },
      { what: '  fonts', show: kilobytes },
      { what: 'requests until loaded', show: count },
      { what: 'first contentful paint', show: milliseconds, ratio: 1 },
      { what: 'largest contentful paint', show: milliseconds, ratio: 0.7 },
      { what: 'blocking time', show: milliseconds, ratio: 0.5, most: 50 },
      { what: 'layout shift until 5 s after load', show: shift, most: 0 },
      { what: 'last byte of the page view', show: milliseconds, ratio: 1 },
    ],
    subjects: paths,
    rounds,
    bySubject,
    async measure(browser, { origin }, path) {
      const load = await loadPage(browser, origin + path, QUARTER);
      const { document, script, style, font } = load.bytes;
      return [
        totalBytes(load),
        document,
        script,
        style,
        font,
        load.requests,
        load.firstPaint,
        load.largestPaint,
        load.blocking,
        load.layoutShift,
        load.lastByte,
      ];
    },
  };
}

function settled(paths: readonly string[], rounds: number): Part {
  return {
    title: 'Typical pages once nothing more is loading, without throttling',
    metrics: [
      { what: 'bytes', show: kilobytes, ratio: 1.3 },
      { what: 'requests', show: count },
      { what: 'forced layouts and style recalculations', show: count, most: 0 },
    ],
    subjects: paths,
    rounds,
    async measure(browser, { origin }, path) {
      const { loaded, forcedLayouts } = await settlePage(browser, origin + path);
      return [totalBytes(loaded), loaded.requests, forcedLayouts];
    },
  };
}

function navigation({ from, to }: MeasuredPaths, rounds: number): Part {
  return {
    title: 'Navigation, from the click to the frame with the new page',
    metrics: [
      { what: 'cold, slow 4G', show: milliseconds, ratio: 0.7 },
      { what: 'cold, fast line', show: milliseconds, ratio: 0.7 },
      { what: 'link pointed at, slow 4G', show: milliseconds },
      { what: 'link pointed at, full speed', show: milliseconds, most: 40 },
    ],
    subjects: to,
    rounds,
    async measure(browser, { origin }, path) {
      const navigate = async (isAhead: boolean, line: 'slow' | 'fast', slowdown: number) => {
        const [time = Number.NaN] = await softNavigations(browser, origin + from, [path], { isAhead, line, slowdown });
        return time;
      };
      return [
        await navigate(false, 'slow', QUARTER),
        await navigate(false, 'fast', QUARTER),
        await navigate(true, 'slow', QUARTER),
        await navigate(true, 'slow', FULL_SPEED),
      ];
    },
  };
}

function search(slowdown: number, from: string, rounds: number): Part {
  const isFull = slowdown === FULL_SPEED;
  return {
    title: `Search, ${isFull ? 'at the full speed of this machine' : 'at a quarter of the speed of this machine'}`,
    metrics: [
      { what: 'open to first results', show: milliseconds, ratio: 0.5, most: isFull ? 250 : 350 },
      { what: '  bytes', show: kilobytes, most: 100_000 },
      { what: '  requests', show: count, most: 4 },
      { what: 'typed query, last key to last change', show: milliseconds, most: isFull ? 30 : 60 },
    ],
    subjects: [from],
    rounds,
    async measure(browser, { origin, search: targets }, path) {
      if (!targets) return undefined;
      const { open, bytes, requests, typed } = await searchFigures(browser, origin + path, targets, slowdown);
      return [open, bytes, requests, typed];
    },
  };
}

/** Names of what `npm run bench -- --peers` measures, which may follow it. */
export const peerParts = ['builds', 'typical', 'heaviest', 'settled', 'navigation', 'search'] as const;
export type PeerPart = (typeof peerParts)[number];

/** What is measured in a browser for the name of a part. */
export function partsOf(name: PeerPart, paths: MeasuredPaths): Part[] {
  switch (name) {
    case 'builds':
      return [];
    case 'typical':
      return [loads('Typical pages, slow 4G, a quarter of the speed of this machine', paths.typical, 6, true)];
    case 'heaviest':
      return [loads('Heaviest pages, slow 4G, a quarter of the speed of this machine', paths.heaviest, 2, true)];
    case 'settled':
      return [settled(paths.typical, 3)];
    case 'navigation':
      return [navigation(paths, 2)];
    case 'search':
      return [search(FULL_SPEED, paths.from, 6), search(QUARTER, paths.from, 6)];
  }
}
