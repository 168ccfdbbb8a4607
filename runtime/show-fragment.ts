import type { Fragment } from '#model/fragment.ts';
import { trustedHtml } from './trusted-html.ts';

function set(selector: string, attribute: string, value: string): void {
  document.querySelector(selector)?.setAttribute(attribute, value);
}

/** Milliseconds after which a new page is laid out as a whole; its beginning has been painted long before. */
const SETTLED = 500;

/**
 * Puts a loaded page in place of the one in view: head, layout and main. Islands of the old page are told to unmount.
 * @param fragment the new page
 * @param fromTop whether the reader will stand at its beginning: then what is out of view is laid out after the first paint
 */
export function showFragment(fragment: Fragment, fromTop: boolean): void {
  const { title, description, canonical, markdown, layout, alternates, main } = fragment;
  const place = document.querySelector('[data-main]') as HTMLElement;
  for (const island of place.querySelectorAll('dh-island')) island.dispatchEvent(new Event('dh:unmount'));
  document.title = title;
  set('meta[name=description]', 'content', description);
  set('link[rel=canonical]', 'href', canonical);
  set('link[type="text/markdown"]', 'href', markdown);
  // Only the not-found page has it.
  document.querySelector('meta[name=robots]')?.remove();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-alternate]')) {
    link.href = alternates[link.dataset.alternate ?? ''] ?? link.href;
    set(`link[hreflang="${link.hreflang}"]`, 'href', new URL(link.pathname, canonical).href);
  }
  set('[data-page]', 'data-layout', layout);
  place.toggleAttribute('data-arriving', fromTop);
  setTimeout(() => place.removeAttribute('data-arriving'), SETTLED);
  place.innerHTML = trustedHtml(main);
}
