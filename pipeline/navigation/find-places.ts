import type { NavNode, PagePlace, TrailStep } from '#model/navigation.ts';

interface Stop {
  label: string;
  path: string;
  trail: readonly TrailStep[];
  categories: readonly string[];
}

/**
 * Finds the place of each page in a sidebar and the pages before and after it.
 * @param sidebar name of the sidebar
 * @param nodes its nodes
 * @returns places by page path; previous and next follow the sidebar from top to bottom, each page once
 */
export function findPlaces(sidebar: string, nodes: readonly NavNode[]): Record<string, PagePlace> {
  const seen = new Set<string>();
  const inOrder = flatten(nodes, [], []).filter(({ path }) => !seen.has(path) && seen.add(path));
  return Object.fromEntries(
    inOrder.map(({ path, trail, categories }, index) => {
      const previous = inOrder[index - 1];
      const next = inOrder[index + 1];
      const place: PagePlace = {
        sidebar,
        trail,
        categories,
        ...(previous && { previous: { label: previous.label, path: previous.path } }),
        ...(next && { next: { label: next.label, path: next.path } }),
      };
      return [path, place];
    }),
  );
}

function flatten(nodes: readonly NavNode[], trail: readonly TrailStep[], categories: readonly string[]): Stop[] {
  return nodes.flatMap((node): Stop[] => {
    if (node.type === 'link') return [];
    if (node.type === 'page') return [{ label: node.label, path: node.path, trail, categories }];
    const inside = [...categories, node.key];
    const step: TrailStep = { label: node.label, ...(node.path !== undefined && { path: node.path }) };
    const entries = flatten(node.items, [...trail, step], inside);
    return node.path === undefined
      ? entries
      : [{ label: node.label, path: node.path, trail, categories: inside }, ...entries];
  });
}
