import { mayGuess, mayLoadAhead } from './connection.ts';
import type { ArrivingFragment } from './fragments.ts';
import { whenIdle } from './idle.ts';
import type { LoadCache } from './load-cache.ts';
import { onEachPage } from './on-each-page.ts';
import { onEvent } from './on-event.ts';
import { pagePath } from './page-address.ts';
import { isPlainClick } from './plain-click.ts';
import type { Sidebar } from './sidebar.ts';
import { loadStyleSheets } from './style-sheets.ts';

/** Links that soft navigation follows. */
const LINKS = 'a[href]:not([target], [download], [data-alternate])';

/** Bytes that a page view may have loaded in all when links in view are still worth a guess. */
const MAX_VIEW_BYTES = 60_000;
/** Bytes of the largest page that is loaded on a guess. */
const MAX_GUESS_BYTES = 30_000;

/** Bytes that came over the network since a time, headers included. */
function bytesSince(start: number): number {
  const entries = performance.getEntries() as PerformanceResourceTiming[];
  return entries.reduce((sum, entry) => sum + (entry.startTime >= start ? (entry.transferSize ?? 0) : 0), 0);
}

/** What shows that something else is loading, or that the reader is busy with something that loads more: search, an island, the rest of a page. */
const LOADING = 'dialog[open],[data-state=loading],[data-arriving]';

/**
 * Loads pages ahead of the click: of links that are pressed, pointed at, or focused immediately; of links in view in the article's text, in
 * reading order and one at a time, on fast lines only, while nothing else is loading, and as long as the page view stays light.
 */
export function startPrefetch(fragments: LoadCache<ArrivingFragment>, sidebar: Sidebar): void {
  const inView = new Set<HTMLAnchorElement>();
  /** Paths of pages that a guess has been made for: one try is enough. */
  const tried = new Set<string | undefined>();
  let isGuessing = false;
  let viewStart = 0;
  let asked: Promise<unknown> = Promise.resolve();

  const load = async (link: HTMLAnchorElement, limit?: number) => {
    const path = pagePath(link);
    if (path === undefined || path === pagePath(location)) return;
    try {
      const fragment = await fragments.load(path, undefined, limit);
      await loadStyleSheets(fragment.styles);
      await fragment.rest;
      await sidebar.load(fragment.sidebar, path);
    } catch {
      // The reader hasn't asked for the page yet; a click tries again and reports the error.
    }
  };
  const loadNow = (link: HTMLAnchorElement) => {
    asked = Promise.all([asked, load(link)]);
  };
  const guess = async () => {
    if (isGuessing) return;
    isGuessing = true;
    for (const link of inView) {
      await asked;
      const left = MAX_VIEW_BYTES - bytesSince(viewStart);
      if (left <= 0 || !mayGuess() || document.querySelector(LOADING)) break;
      inView.delete(link);
      const path = pagePath(link);
      if (tried.has(path)) continue;
      tried.add(path);
      await load(link, Math.min(left, MAX_GUESS_BYTES));
    }
    isGuessing = false;
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      inView[isIntersecting ? 'add' : 'delete'](target as HTMLAnchorElement);
    }
    whenIdle(guess);
  });
  onEvent<HTMLAnchorElement, 'pointerover' | 'focusin'>(
    'pointerover focusin',
    LINKS,
    (link) => mayLoadAhead() && loadNow(link),
  );
  onEvent<HTMLAnchorElement, 'mousedown'>('mousedown', LINKS, (link, event) => {
    if (isPlainClick(event)) loadNow(link);
  });
  // Neither event bubbles.
  for (const type of ['close', 'dh:mounted']) document.addEventListener(type, () => whenIdle(guess), true);
  document.addEventListener('dh:navigated', () => {
    viewStart = performance.now();
  });
  onEachPage(() => {
    observer.disconnect();
    inView.clear();
    for (const link of document.querySelectorAll(`article ${LINKS}`)) observer.observe(link);
  });
}
