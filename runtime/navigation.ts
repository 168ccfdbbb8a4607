import { announce, word } from './announcer.ts';
import type { ArrivingFragment } from './fragments.ts';
import { hashTarget } from './hash-target.ts';
import type { LoadCache } from './load-cache.ts';
import { pagePath } from './page-address.ts';
import { painted } from './painted.ts';
import { startProgress } from './progress.ts';
import { showFragment, showRest } from './show-fragment.ts';
import type { Sidebar } from './sidebar.ts';
import { isSoftNavigation } from './soft-navigation.ts';
import { applyStyleSheets, loadStyleSheets } from './style-sheets.ts';

/** Focus follows the reader: to what the hash names, else to the start of the new page. The browser has scrolled already. */
function moveFocus(): void {
  const target = hashTarget() ?? (document.querySelector('[data-main]') as HTMLElement);
  // Headings take no focus unless they are told to.
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true, focusVisible: false });
}

/**
 * Puts the rest of a page behind its beginning when it has come, unless the reader has gone on.
 * @throws what loading the rest throws
 */
async function extend(rest: NonNullable<ArrivingFragment['rest']>): Promise<void> {
  const beginning = document.querySelector('[data-main] > *') as Element;
  const stopProgress = startProgress();
  try {
    await painted();
    const parts = await rest;
    if (!beginning.isConnected) return;
    // A link to a place that has not come yet led nowhere.
    const isAwaited = location.hash && !hashTarget();
    showRest(parts);
    document.dispatchEvent(new Event('dh:shown'));
    if (isAwaited) hashTarget()?.scrollIntoView();
  } catch (error) {
    if (beginning.isConnected) throw error;
  } finally {
    stopProgress();
  }
}

/**
 * Soft navigation: links within the site replace main instead of loading a document.
 */
export function startNavigation(fragments: LoadCache<ArrivingFragment>, sidebar: Sidebar): void {
  let shown = pagePath(location);
  let leaving = false;

  navigation.addEventListener('navigate', (event) => {
    const { destination, navigationType, signal, cancelable } = event;
    const url = new URL(destination.url);
    const path = pagePath(url);
    if (leaving || path === undefined || !isSoftNavigation(event, path === shown)) return;

    // Readers who arrive at the beginning of a page don't have to wait for its end.
    const fromTop = navigationType === 'push' && !url.hash;
    // Where there are precommit handlers the address changes together with the view; else (Safari, back and forward) before it.
    const prepares = 'NavigationPrecommitController' in window && cancelable && navigationType !== 'traverse';
    let fragment: ArrivingFragment;
    const giveUp = (error: unknown, isCommitted: boolean) => {
      console.warn(`Loading ${url} as a document:`, error);
      leaving = true;
      if (isCommitted) location.reload();
      else location.assign(url);
    };
    const prepare = async () => {
      const stopProgress = startProgress();
      signal.addEventListener('abort', stopProgress);
      try {
        fragment = await fragments.load(path, signal);
        await loadStyleSheets(fragment.styles);
        if (!fromTop) await fragment.rest;
        signal.throwIfAborted();
      } catch (error) {
        if (!signal.aborted) giveUp(error, !prepares);
        throw error;
      } finally {
        stopProgress();
      }
    };
    event.intercept({
      focusReset: 'manual',
      ...(prepares && { precommitHandler: prepare }),
      handler: async () => {
        if (!prepares) await prepare();
        await applyStyleSheets(fragment.styles);
        showFragment(fragment);
        if (!fromTop) showRest(await fragment.rest);
        shown = path;
        document.dispatchEvent(new Event('dh:navigated'));
        document.dispatchEvent(new Event('dh:shown'));
        // Before anything measures: on the way back, layout of a shorter page would move the position that Chromium keeps.
        event.scroll();
        sidebar.show(fragment.sidebar, path).catch((error) => {
          // A reader who has moved on to another page is not called back.
          if (shown === path) giveUp(error, true);
        });
        moveFocus();
        announce(word('navigatedTo').replace('{title}', () => fragment.title));
        if (fromTop && fragment.rest) extend(fragment.rest).catch((error) => giveUp(error, true));
      },
    });
  });
}
