import type { Loaded } from '#model/loaded.ts';
import type { Navigation, NavigationFile, NavNode, PagePlace } from '#model/navigation.ts';
import type { Problem } from '#model/problem.ts';
import { findPlaces } from './find-places.ts';
import { type NavigablePage, resolveEntries } from './resolve-entries.ts';

/**
 * Resolves the sidebars for the pages of one locale.
 * @param file navigation.yaml
 * @param pages published pages of the locale
 * @param hidden paths of pages that are silently left out: planned pages and drafts
 * @returns sidebars and places; an unknown page is a problem and left out
 */
export function buildNavigation(
  file: Loaded<NavigationFile>,
  pages: readonly NavigablePage[],
  hidden: ReadonlySet<string>,
): { navigation: Navigation; problems: Problem[] } {
  const problems: Problem[] = [];
  const context = {
    pages: new Map(pages.map((page) => [page.id, page])),
    hidden: new Set([...hidden].map((path) => path.slice(1))),
    report: (path: readonly (string | number)[], rule: string, message: string, fix: string) => {
      problems.push({ ...file.origin(path), rule, message, fix, severity: 'error' });
    },
  };
  const sidebars: Record<string, NavNode[]> = {};
  const places: Record<string, PagePlace> = {};
  for (const [name, entries] of Object.entries(file.value)) {
    const nodes = resolveEntries(entries, [name], [], context);
    sidebars[name] = nodes;
    for (const [path, place] of Object.entries(findPlaces(name, nodes))) places[path] ??= place;
  }
  return { navigation: { sidebars, places }, problems };
}
