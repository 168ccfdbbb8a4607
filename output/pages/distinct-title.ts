import type { LocaleSite } from '#model/locale-site.ts';
import type { PagePlace } from '#model/navigation.ts';
import type { Page } from '#model/page.ts';

const known = new WeakMap<object, ReadonlySet<string>>();

/**
 * A page's title as browser tabs and search engines show it. If another page or screen has the same title, the parent's label follows in
 * parentheses: "File (Sources)".
 * @param site the language that the page belongs to
 * @param place where the page is in the navigation; a page outside the navigation keeps its title
 */
export function distinctTitle(
  site: Pick<LocaleSite, 'pages' | 'screens'>,
  { title }: Pick<Page, 'title'>,
  place: Pick<PagePlace, 'trail'> | undefined,
): string {
  const parent = place?.trail.at(-1)?.label;
  return parent !== undefined && sharedTitles(site).has(title) ? `${title} (${parent})` : title;
}

function sharedTitles(site: Pick<LocaleSite, 'pages' | 'screens'>): ReadonlySet<string> {
  const found = known.get(site);
  if (found) return found;
  const titles = [...site.pages, ...site.screens].map(({ title }) => title).sort();
  const shared = new Set(titles.filter((title, index) => title === titles[index - 1]));
  known.set(site, shared);
  return shared;
}
