import type { Drawing, DrawnLink } from './draw-graph.ts';

/** The focused element: a node, or a link that leads out of a node. */
export type Focus = { node: string } | { link: string; at: string };

/**
 * Where a key moves the focus. Up and down go from node to node, or between the links of a node; right follows a link out of a node and on to its
 * end, left does so for links that come in; the opposite key goes back.
 * @returns undefined if the key leads nowhere
 */
export function traverse({ nodes, links }: Drawing, focus: Focus, key: string): Focus | undefined {
  if (key === 'Home') return nodeAt(nodes, 0);
  if (key === 'End') return nodeAt(nodes, nodes.length - 1);
  if ('node' in focus) {
    const index = nodes.findIndex(({ id }) => id === focus.node);
    if (key === 'ArrowDown') return nodeAt(nodes, index + 1);
    if (key === 'ArrowUp') return nodeAt(nodes, index - 1);
    const [link] = linksOf(links, focus.node, key);
    return link && { link: link.id, at: focus.node };
  }
  const link = links.find(({ id }) => id === focus.link);
  if (!link) return undefined;
  const out = link.from === focus.at;
  if (key === 'ArrowRight') return { node: out ? link.to : focus.at };
  if (key === 'ArrowLeft') return { node: out ? focus.at : link.from };
  const siblings = linksOf(links, focus.at, out ? 'ArrowRight' : 'ArrowLeft');
  const index = siblings.findIndex(({ id }) => id === link.id);
  const sibling = key === 'ArrowDown' ? siblings[index + 1] : key === 'ArrowUp' ? siblings[index - 1] : undefined;
  return sibling && { link: sibling.id, at: focus.at };
}

function nodeAt(nodes: Drawing['nodes'], index: number): Focus | undefined {
  const node = nodes[index];
  return node && { node: node.id };
}

/** Links out of a node for the right arrow, those into it for the left. A link to the node itself counts as one out of it. */
function linksOf(links: readonly DrawnLink[], node: string, key: string): DrawnLink[] {
  if (key === 'ArrowRight') return links.filter(({ from }) => from === node);
  return key === 'ArrowLeft' ? links.filter(({ from, to }) => to === node && from !== node) : [];
}
