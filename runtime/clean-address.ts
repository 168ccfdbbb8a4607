import { cleanHref } from './page-address.ts';

/** Addresses that end with `.html` or `/index.html` lead to the page without it. */
export function cleanAddress(): void {
  const clean = cleanHref(location);
  if (!clean) return;
  // The not-found page has no canonical address; hosts send it for `….html` where the page is `…/index.html`.
  if (document.querySelector('link[rel=canonical]')) history.replaceState(null, '', clean);
  else location.replace(clean);
}
