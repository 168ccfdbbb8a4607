import { mayGuess, mayLoadAhead } from './connection.ts';
import type { ArrivingFragment } from './fragments.ts';
import { whenIdle } from './idle.ts';
import type { LoadCache } from './load-cache.ts';
import { onEachPage } from './on-each-page.ts';
import { onEvent } from './on-event.ts';
import { pagePath } from './page-address.ts';
import { isPlain } from './plain-press.ts';
import type { Sidebar } from './sidebar.ts';
import { loadStyleSheets } from './style-sheets.ts';

/** Links that soft navigation follows. */
const LINKS = 'a[href]:not([target], [download], [data-alternate])';

/** Bytes that a page view may have loaded in all when links in view are still worth a guess. */
const MAX_VIEW_BYTES = 80_000;
/** Bytes that a page view may load on guesses. */
const MAX_GUESSED_BYTES = 60_000;
/** Bytes of the largest page that is loaded on a guess. */
const MAX_PAGE_BYTES = 30_000;

/** Parts of the page that are still loading, or that load something while they are open. */
const LOADING = 'dialog[open], [data-state=loading], [data-arriving]';

/** Events that may end whatever guesses were waiting for; none of them bubbles. */
const RESUMING = ['load', 'error', 'close', 'dh:mounted'] as const;

/** Bytes that came over the network since a time, headers included. */
function bytesSince(start: number): number {
  const entries = performance.getEntries() as PerformanceResourceTiming[];
  return entries.reduce((sum, entry) => sum + (entry.startTime >= start ? (entry.transferSize ?? 0) : 0), 0);
}

/**
 * Loads pages ahead of the click. The page of a link that is pressed, pointed at or focused loads immediately. Pages of links in view in the
 * article load in reading order, one at a time, on fast lines only, within a budget, and while nothing else is loading.
 */
export function startPrefetch(fragments: LoadCache<ArrivingFragment>, sidebar: Sidebar): void {
  const inView = new Set<Element>();
  /** Paths of pages that a guess has been made for: one try is enough. */
  const tried = new Set<string | undefined>();
  let isGuessing = false;
  let viewStart = 0;
  let guessed = 0;
  let asked = 0;

  /** Returns the bytes of a guess, and 0 when the page is there for another reason; undefined when it can't be loaded. */
  const load = async (link: HTMLAnchorElement, limit?: number) => {
    const path = pagePath(link);
    if (path === undefined || path === pagePath(location)) return 0;
    try {
      const fragment = await fragments.load(path, undefined, limit);
      await loadStyleSheets(fragment.styles);
      await fragment.rest;
      await sidebar.load(fragment.sidebar, path);
      return fragment.bytes ?? 0;
    } catch {
      // The reader hasn't asked for the page yet; a click tries again and reports the error.
      return undefined;
    }
  };
  const isLoading = () =>
    asked > 0 ||
    Boolean(navigation.transition) ||
    document.querySelector(LOADING) !== null ||
    [...inView].some((element) => element instanceof HTMLImageElement && !element.complete);
  const guess = async () => {
    if (isGuessing) return;
    isGuessing = true;
    for (const link of inView) {
      const left = Math.min(MAX_VIEW_BYTES - bytesSince(viewStart), MAX_GUESSED_BYTES - guessed, MAX_PAGE_BYTES);
      if (left <= 0 || isLoading() || !mayGuess()) break;
      if (!(link instanceof HTMLAnchorElement)) continue;
      inView.delete(link);
      const path = pagePath(link);
      if (tried.has(path)) continue;
      tried.add(path);
      const bytes = await load(link, left);
      // What does not fit into the rest of the budget ends it, so that the lengths of further pages are not asked for in vain.
      guessed += bytes ?? (left < MAX_PAGE_BYTES ? MAX_GUESSED_BYTES : 0);
      // Only then does the browser's list of what it has loaded include the page.
      await new Promise<void>(whenIdle);
    }
    isGuessing = false;
  };
  const resume = () => whenIdle(guess);
  const loadNow = async (link: HTMLAnchorElement) => {
    asked += 1;
    await load(link);
    asked -= 1;
    resume();
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) inView[isIntersecting ? 'add' : 'delete'](target);
    resume();
  });
  onEvent<HTMLAnchorElement, 'pointerover' | 'focusin'>(
    'pointerover focusin',
    LINKS,
    (link) => mayLoadAhead() && loadNow(link),
  );
  onEvent<HTMLAnchorElement, 'mousedown'>('mousedown', LINKS, (link, event) => {
    if (isPlain(event)) loadNow(link);
  });
  for (const type of RESUMING) document.addEventListener(type, resume, true);
  document.addEventListener('dh:navigated', () => {
    viewStart = performance.now();
    guessed = 0;
  });
  onEachPage(() => {
    observer.disconnect();
    inView.clear();
    for (const element of document.querySelectorAll(`article :is(img, ${LINKS})`)) observer.observe(element);
  });
}
