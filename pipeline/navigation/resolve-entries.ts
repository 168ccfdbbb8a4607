import type { NavigationEntry, NavNode } from '#model/navigation.ts';
import { nearest } from '#model/nearest.ts';
import { navigationKey } from './navigation-key.ts';

type Category = Extract<NavigationEntry, { category: string }>;
type Step = string | number;

/** What navigation needs to know about a page. */
export interface NavigablePage {
  id: string;
  path: string;
  title: string;
  sidebarLabel?: string;
}

export interface ResolveContext {
  /** Published pages by id. */
  pages: ReadonlyMap<string, NavigablePage>;
  /** IDs that are silently left out: planned pages and drafts. */
  hidden: ReadonlySet<string>;
  /** Makes a problem at a place of navigation.yaml. */
  report(path: readonly Step[], rule: string, message: string, fix: string): void;
}

/**
 * Turns entries of navigation.yaml into nodes with labels and paths.
 * @param entries one level of a sidebar
 * @param place keys and indexes that lead to the level, for problems
 * @param labels labels of the categories above
 * @returns nodes in the same order, without hidden pages and without categories that contain no other pages
 */
export function resolveEntries(
  entries: readonly NavigationEntry[],
  place: readonly Step[],
  labels: readonly string[],
  context: ResolveContext,
): NavNode[] {
  const keys = new Set<string>();
  return entries.flatMap((entry, index): NavNode[] => {
    const at = [...place, index];
    if (typeof entry === 'string') return resolvePage({ doc: entry }, at, context);
    if ('href' in entry) return [{ type: 'link', href: entry.href, label: entry.label }];
    if (!('category' in entry)) return resolvePage(entry, [...at, 'doc'], context);
    const key = navigationKey([...labels, entry.category]);
    if (keys.has(key)) reportTwin(entry, at, context);
    keys.add(key);
    return resolveCategory(entry, at, labels, context);
  });
}

function resolvePage(
  entry: Exclude<NavigationEntry, string | Category | { href: string }>,
  place: readonly Step[],
  context: ResolveContext,
): NavNode[] {
  const page = findPage(entry.doc, place, context);
  if (!page) return [];
  const label = entry.label ?? page.sidebarLabel ?? page.title;
  return [{ type: 'page', id: page.id, path: page.path, label, managedOnly: entry.managedOnly ?? false }];
}

function resolveCategory(
  entry: Category,
  place: readonly Step[],
  labels: readonly string[],
  context: ResolveContext,
): NavNode[] {
  const above = [...labels, entry.category];
  const page = entry.doc === undefined ? undefined : findPage(entry.doc, [...place, 'doc'], context);
  const items = resolveEntries(entry.items, [...place, 'items'], above, context);
  const firstPath = page?.path ?? firstPathOf(items);
  if (!namesPage(entry)) {
    const message = `The category "${entry.category}" contains no pages, so its label leads nowhere without JavaScript.`;
    context.report(place, 'navigation/no-page', message, 'Add a page to it, or move its links one level up.');
  }
  if (firstPath === undefined) return [];
  return [
    {
      type: 'category',
      key: navigationKey(above),
      label: entry.category,
      ...(page && { path: page.path }),
      firstPath,
      open: entry.open ?? false,
      managedOnly: entry.managedOnly ?? false,
      items,
    },
  ];
}

function findPage(
  id: string,
  place: readonly Step[],
  { pages, hidden, report }: ResolveContext,
): NavigablePage | undefined {
  const page = pages.get(id);
  if (page || hidden.has(id)) return page;
  const close = pages.has(id.replace(/^\//, '')) ? id.slice(1) : nearest(id, [...pages.keys(), ...hidden]);
  const message = `Configuration error: there is no page with the ID "${id}".`;
  const fix = close
    ? `Did you mean "${close}"?`
    : 'A page’s ID is its address without the leading slash, for example docs/quickstart.';
  report(place, 'navigation/unknown-page', message, fix);
  return undefined;
}

function firstPathOf(nodes: readonly NavNode[]): string | undefined {
  for (const node of nodes) {
    if (node.type === 'page') return node.path;
    if (node.type === 'category') return node.firstPath;
  }
  return undefined;
}

function namesPage(entry: NavigationEntry): boolean {
  if (typeof entry === 'string') return true;
  if ('category' in entry) return entry.doc !== undefined || entry.items.some(namesPage);
  return 'doc' in entry;
}

function reportTwin(entry: Category, place: readonly Step[], context: ResolveContext): void {
  const message = `Two categories on this level are called "${entry.category}", so the sidebar can't tell them apart.`;
  context.report(
    [...place, 'category'],
    'navigation/duplicate-category',
    message,
    'Give them different labels, or merge them.',
  );
}
