import type { Fragment } from '#model/fragment.ts';
import type { ArrivingFragment } from './fragments.ts';
import { trustedHtml } from './trusted-html.ts';

function set(selector: string, attribute: string, value: string): void {
  document.querySelector(selector)?.setAttribute(attribute, value);
}

function mainElement(): HTMLElement {
  return document.querySelector('[data-main]') as HTMLElement;
}

/**
 * Puts a loaded page in place of the one in view, as far as it goes without its rest: head, layout and main. Islands of the old page are
 * told to unmount.
 */
export function showFragment(fragment: ArrivingFragment): void {
  const { title, description, canonical, markdown, layout, alternates, main, rest } = fragment;
  const place = mainElement();
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
  // Keeps the foot of the site out of view, which would move when the rest comes.
  place.toggleAttribute('data-arriving', Boolean(rest));
  place.innerHTML = trustedHtml(main);
}

/** Puts the rest of the page behind the beginning that is in view. */
export function showRest(rest: Fragment['rest'] = {}): void {
  const place = mainElement();
  for (const [selector, html] of Object.entries(rest)) {
    place.querySelector(selector)?.insertAdjacentHTML('beforeend', trustedHtml(html));
  }
  place.removeAttribute('data-arriving');
}
