import type { ArrivingFragment } from './fragments.ts';
import { whenIdle } from './idle.ts';
import type { LoadCache } from './load-cache.ts';
import { mayLoadAhead } from './may-load-ahead.ts';
import { onEachPage } from './on-each-page.ts';
import { onEvent } from './on-event.ts';
import { pagePath } from './page-address.ts';
import { isPlain } from './plain-press.ts';
import type { Sidebar } from './sidebar.ts';
import { loadStyleSheets } from './style-sheets.ts';

/** Links that soft navigation follows. */
const LINKS = 'a[href]:not([target], [download], [data-alternate])';

/**
 * Loads the pages of links in view when the browser is idle, two at a time, and of a link under pointer or focus at once; of one that is pressed
 * for every reader: the click comes about a tenth of a second later.
 */
export function startPrefetch(fragments: LoadCache<ArrivingFragment>, sidebar: Sidebar): void {
  const inView = new Set<HTMLAnchorElement>();
  let running = 0;

  const load = async (link: HTMLAnchorElement) => {
    const path = pagePath(link);
    if (path === undefined || path === pagePath(location)) return;
    try {
      const fragment = await fragments.load(path);
      await loadStyleSheets(fragment.styles);
      await fragment.rest;
      await sidebar.load(fragment.sidebar, path);
    } catch {
      // Nobody has asked for the page yet; a click tries again and reports.
    }
  };
  const prefetch = (link: HTMLAnchorElement) => mayLoadAhead() && load(link);
  const work = async () => {
    if (running > 1) return;
    running += 1;
    for (const link of inView) {
      inView.delete(link);
      await prefetch(link);
    }
    running -= 1;
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      inView[isIntersecting ? 'add' : 'delete'](target as HTMLAnchorElement);
    }
    whenIdle(work);
    whenIdle(work);
  });
  onEvent('pointerover focusin', LINKS, prefetch);
  onEvent<HTMLAnchorElement, 'mousedown'>('mousedown', LINKS, (link, event) => {
    if (isPlain(event)) load(link);
  });
  onEachPage(() => {
    for (const link of document.querySelectorAll(LINKS)) observer.observe(link);
  });
}
