import type { Navigation, NavigationFile } from '#model/navigation.ts';
import type { Page } from '#model/page.ts';
import type { Problem } from '#model/problem.ts';
import type { FileState } from '#pipeline/load/load-file.ts';
import { buildNavigation } from './build-navigation.ts';

/**
 * Builds the navigation of every locale.
 * @param file navigation.yaml; a site without it has no sidebars
 * @param pages pages by locale
 * @param hidden paths that are silently left out
 * @returns navigation by locale, in the order of `pages`; problems once, since all locales have the same pages
 */
export function navigateLocales(
  file: FileState<NavigationFile>,
  pages: readonly (readonly Page[])[],
  hidden: ReadonlySet<string>,
): { navigations: Navigation[]; problems: Problem[] } {
  if (file.state !== 'read') return { navigations: pages.map(() => ({ sidebars: {}, places: {} })), problems: [] };
  const results = pages.map((list) => buildNavigation(file.data, list, hidden));
  return { navigations: results.map(({ navigation }) => navigation), problems: results[0]?.problems ?? [] };
}
