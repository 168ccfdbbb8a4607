/** The runtime as the dev server serves it, plus the channel through which edits arrive. */
import '#runtime/main.ts';
import type { Fragment } from '#model/fragment.ts';
import { type ArrivingFragment, fetchFragment } from '#runtime/fragments.ts';
import { pagePath } from '#runtime/page-address.ts';
import { showFragment, showRest } from '#runtime/show-fragment.ts';

declare global {
  interface ImportMeta {
    readonly hot?: { on(event: string, listener: () => void): void; send(event: string, data: number): void };
  }
}

let refreshes = 0;

/** Refreshes the current page without a reload, so the scroll position and open disclosures stay. */
async function refresh(): Promise<void> {
  const path = pagePath(location);
  if (path === undefined) return;
  refreshes += 1;
  const number = refreshes;
  const open = [...document.querySelectorAll('main details')].map((details) => details.hasAttribute('open'));
  let fragment: ArrivingFragment;
  let rest: Fragment['rest'];
  try {
    fragment = await fetchFragment(path, undefined, () => Number.POSITIVE_INFINITY);
    rest = await fragment.rest;
  } catch (error) {
    console.warn('The page couldn’t be refreshed, so it will be reloaded.', error);
    location.reload();
    return;
  }
  // Two edits in a row are fetched at the same time, and the page of the first one can arrive last.
  if (number !== refreshes) return;
  showFragment(fragment);
  showRest(rest);
  for (const [index, details] of [...document.querySelectorAll('main details')].entries()) {
    details.toggleAttribute('open', open[index] ?? false);
  }
  document.dispatchEvent(new Event('dh:shown'));
}

// Written out in full, because Vite looks for these exact words. Outside the dev server, this module is never loaded.
import.meta.hot?.on('dh:content', () => void refresh());
// Edits made between the response and this connection weren't announced to this page. Vite keeps the message until it's connected.
import.meta.hot?.send('dh:showing', Number(document.querySelector<HTMLMetaElement>('[name=dh-version]')?.content));
