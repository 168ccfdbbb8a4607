import { type AddressStyle, toHref, toPath } from '#model/address.ts';

/** How the addresses of this site are written, as the build left it on the root element. */
export function addressStyle(): AddressStyle {
  const { base = '/', trailingSlash } = document.documentElement.dataset;
  return { base, trailingSlash: trailingSlash === 'true' };
}

/** The public address of a page path, for example `/docs/tags/`. */
export function pageHref(path: string): string {
  return toHref(path, addressStyle());
}

/**
 * The page path of an address, for example `/docs/tags`. Undefined for other origins, addresses outside the base of this
 * language, and files. Files include `….html`, because a page that is loaded as a document shortens its address itself.
 */
export function pagePath({ origin, pathname }: { origin: string; pathname: string }): string | undefined {
  return origin !== location.origin || /\.[^./]+$/.test(pathname) ? undefined : toPath(pathname, addressStyle());
}

/**
 * The address without `.html` or `/index.html`, query and hash kept, for example `/docs/tags?x#y` for `/docs/tags.html?x#y`;
 * undefined when there is nothing to take away.
 */
export function cleanHref({
  pathname,
  search,
  hash,
}: {
  pathname: string;
  search: string;
  hash: string;
}): string | undefined {
  const path = pathname.endsWith('.html') && toPath(pathname, addressStyle());
  return path ? pageHref(path) + search + hash : undefined;
}
