import { onEachPage } from './on-each-page.ts';

/**
 * How a link of the bar relates to the page in view.
 * @param here pathname in view
 * @param base pathname that the link stands for
 * @param target pathname that the link leads to
 * @returns value for `aria-current`, or null for none
 */
export function currentMark(here: string, base: string, target: string): 'page' | 'true' | null {
  const [page, above, own] = [here, base, target].map((path) => path.replace(/\/?$/, '/'));
  return page === own ? 'page' : page?.startsWith(above as string) ? 'true' : null;
}

/** Marks the links of navbar and menu that lead to, or above, the page in view. */
export function markActiveLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-active-base]')) {
    link.ariaCurrent = currentMark(location.pathname, link.dataset.activeBase as string, link.pathname);
  }
}

/** Keeps the marks right on every page. */
export function startActiveLinks(): void {
  onEachPage(markActiveLinks);
}
