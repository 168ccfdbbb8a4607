import { normalizePath } from '#model/address.ts';
import { nearest } from '#model/nearest.ts';
import type { SiteUnderCheck } from './site-under-check.ts';

/** Paths of pages and screens. */
export function answeringPaths({ pages, screens }: SiteUnderCheck): Set<string> {
  return new Set([...screens, ...pages].map((route) => route.path));
}

/** Anchors by path. Screens have none that content can rely on. */
export function anchorsByPath({ pages }: SiteUnderCheck): Map<string, readonly string[]> {
  return new Map(pages.map((page) => [page.path, page.anchors]));
}

/** The parts of an internal address: the page's path without the query, and the anchor without `#`. */
export function readAddress(href: string): { path: string; anchor: string } {
  const [, pathname = '', anchor = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(href) ?? [];
  return { path: normalizePath(pathname), anchor: decode(anchor) };
}

function decode(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    // A lone percent sign is a legal character of an id.
    return anchor;
  }
}

/** "Did you mean" for a name; nothing if no name is similar. */
export function didYouMean(wrong: string, candidates: Iterable<string>): { fix?: string } {
  const close = nearest(wrong, candidates);
  return close === undefined ? {} : { fix: `Did you mean "${close}"?` };
}
