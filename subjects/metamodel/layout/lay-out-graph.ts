import type { Viz } from '@viz-js/viz';
import type { Box, GraphLayout } from '../graph-facts.ts';

/** A node with its size, or without one if its size is that of its name. */
export interface GraphNode {
  name: string;
  size?: readonly [width: number, height: number];
}

/** A pair of names; edges of Graphviz point in the direction of the graph. */
export type GraphEdge = readonly [before: string, after: string];

export interface Spacing {
  direction: 'right' | 'down';
  /** How parts without edges between them are arranged (Graphviz: packmode). */
  packing: string;
  /** Between neighbors of a rank, in pixels. */
  nodes: number;
  /** Between ranks, in pixels. */
  ranks: number;
}

const POINTS_PER_INCH = 72;

/**
 * Lays out the nodes of a graph. The same graph has the same layout on every machine.
 * @returns places of all nodes; one point of Graphviz is one pixel
 */
export function layOutGraph(
  viz: Viz,
  nodes: readonly GraphNode[],
  edges: readonly GraphEdge[],
  { direction, packing, nodes: between, ranks }: Spacing,
): GraphLayout {
  const spacing = { nodesep: between / POINTS_PER_INCH, ranksep: ranks / POINTS_PER_INCH };
  const output = viz.renderString(
    {
      // Otherwise, parts without edges between them would form one long column.
      graphAttributes: { rankdir: direction === 'right' ? 'LR' : 'TB', pack: true, packmode: packing, ...spacing },
      nodeAttributes: { shape: 'box', fontname: 'Helvetica', fontsize: 12, margin: '0.16,0.05', height: 0.38 },
      nodes: nodes.map(({ name, size }) => ({ name, attributes: size ? fixedSize(size) : {} })),
      edges: edges.map(([tail, head]) => ({ tail, head })),
    },
    { format: 'json0' },
  );
  return readLayout(JSON.parse(output) as DotJson);
}

function fixedSize([width, height]: readonly [number, number]) {
  return { fixedsize: true, width: width / POINTS_PER_INCH, height: height / POINTS_PER_INCH };
}

/** Graphviz's result for a graph: lengths in inches, positions in points from the bottom left. */
interface DotJson {
  bb: string;
  objects?: readonly { name: string; pos: string; width: string; height: string }[];
}

function readLayout({ bb, objects = [] }: DotJson): GraphLayout {
  const [, , width = 0, height = 0] = numbers(bb);
  const nodes = objects.map(({ name, pos, width: wide, height: high }): [string, Box] => {
    const [x = 0, y = 0] = numbers(pos);
    const [w, h] = [Number(wide) * POINTS_PER_INCH, Number(high) * POINTS_PER_INCH];
    return [name, box(x - w / 2, height - y - h / 2, w, h)];
  });
  return { width: Math.round(width), height: Math.round(height), nodes: Object.fromEntries(nodes) };
}

/** Whole pixels, because every reader would have to load fractions that no one can see. */
function box(...lengths: [number, number, number, number]): Box {
  const [left, top, width, height] = lengths.map(Math.round);
  return [left ?? 0, top ?? 0, width ?? 0, height ?? 0];
}

function numbers(list: string): number[] {
  return list.split(',').map(Number);
}
