import { iconShapes } from '#site/ui/Icon.tsx';
import { entityIcons } from './marks.tsx';
import { useAsset, useNumber } from './picture-context.ts';

/** A node of a lineage graph: an asset of the sample company, and where it is drawn. */
export interface GraphNode {
  id: string;
  /** Step on the path from source to consumer, from 0. */
  step: number;
  /** Position among the nodes of the same step, from 0; halves are allowed. */
  lane: number;
  /** Columns that are listed in the node. */
  columns?: readonly string[];
  /** Place for callouts. */
  at?: string;
  chosen?: boolean;
  /** Numbers of the choices whose path includes it, if readers choose a path. */
  ways?: readonly number[];
}

/** Classes of the elements on a choice's path. */
const wayNames = (ways: readonly number[] | undefined) => (ways ?? []).map((way) => ` k-way${way}`).join('');

/** From upstream to downstream: ids of nodes, with a column after a dot if the edge belongs to one. */
export type GraphEdge = readonly [from: string, to: string];

const WIDTH = 166;
const HEAD = 46;
const LINE = 20;
/** The width available on a narrow screen at full size. */
const NARROWEST = 2 * (WIDTH + 14) + 6;

interface Layout {
  nodes: readonly (GraphNode & { x: number; y: number; height: number })[];
  width: number;
  height: number;
  isTall: boolean;
}

/** Places nodes from left to right, or from top to bottom on narrow screens. Lengths are CSS pixels at full size. */
function layOut(nodes: readonly GraphNode[], isTall: boolean): Layout {
  const heights = nodes.map(({ columns = [] }) => HEAD + (columns.length > 0 ? columns.length * LINE + 6 : 0));
  const tallest = Math.max(...heights);
  const steps = Math.max(...nodes.map(({ step }) => step)) + 1;
  const lanes = Math.max(...nodes.map(({ lane }) => lane)) + 1;
  const gap = isTall ? 34 : Math.max(30, (720 - steps * WIDTH) / Math.max(1, steps - 1));
  const placed = nodes.map((node, index) => ({
    ...node,
    x: 10 + (isTall ? (node.lane + (2 - Math.min(2, lanes)) / 2) * (WIDTH + 14) : node.step * (WIDTH + gap)),
    y: 10 + (isTall ? node.step * (tallest + gap) : node.lane * (tallest + 26)),
    height: heights[index] ?? HEAD,
  }));
  return {
    nodes: placed,
    isTall,
    width: isTall ? Math.max(NARROWEST, lanes * (WIDTH + 14) + 6) : 20 + steps * WIDTH + (steps - 1) * gap,
    height: isTall ? steps * (tallest + gap) - gap + 20 : lanes * (tallest + 26) - 6,
  };
}

/** The curve between two nodes, or between a column of each. */
function edgePath({ nodes, isTall }: Layout, [from, to]: GraphEdge): string {
  const [fromId = '', fromColumn] = from.split('.');
  const [toId = '', toColumn] = to.split('.');
  const source = nodes.find(({ id }) => id === fromId);
  const target = nodes.find(({ id }) => id === toId);
  if (!source || !target) throw new Error(`The graph has no node for the edge from "${from}" to "${to}".`);
  if (isTall && fromColumn === undefined) {
    const [x1, y1, x2, y2] = [source.x + WIDTH / 2, source.y + source.height, target.x + WIDTH / 2, target.y];
    return `M${x1} ${y1}C${x1} ${y1 + 18} ${x2} ${y2 - 18} ${x2} ${y2}`;
  }
  const middle = ({ y, columns = [] }: Layout['nodes'][number], column: string | undefined) =>
    y + (column === undefined ? HEAD / 2 : HEAD + columns.indexOf(column) * LINE + LINE / 2);
  const [y1, y2] = [middle(source, fromColumn), middle(target, toColumn)];
  if (isTall) {
    // Down along the left side, where there is no node.
    return `M${source.x} ${y1}C${source.x - 16} ${y1} ${target.x - 16} ${y2} ${target.x} ${y2}`;
  }
  const [x1, x2] = [source.x + WIDTH, target.x];
  const bend = (x1 + x2) / 2;
  return `M${x1} ${y1}C${bend} ${y1} ${bend} ${y2} ${x2} ${y2}`;
}

/** An edge is on a path if both of its ends are. */
function waysOf(nodes: readonly GraphNode[], [from, to]: GraphEdge): number[] {
  const of = (end: string) => nodes.find(({ id }) => id === end.split('.')[0])?.ways ?? [];
  return of(from).filter((way) => of(to).includes(way));
}

function Node({ node }: { node: Layout['nodes'][number] }) {
  const number = useNumber(node.at);
  const asset = useAsset(node.id);
  const { x, y, height, columns = [], chosen } = node;
  return (
    <g
      className={`k-node k-${asset.entity}${chosen ? ' k-chosen' : ''}${wayNames(node.ways)}`}
      transform={`translate(${x},${y})`}
    >
      <rect width={WIDTH} height={height} rx="7" />
      <g className="k-kind" transform="translate(9,14) scale(.75)">
        {iconShapes(entityIcons[asset.entity])}
      </g>
      <text x="35" y="20" className="k-strong">
        {asset.name}
      </text>
      <text x="35" y="35">
        {asset.platformName} · {asset.subType}
      </text>
      {columns.map((column, index) => (
        <text key={column} x="35" y={HEAD + index * LINE + 14}>
          {column}
        </text>
      ))}
      {number !== undefined && (
        <g className="k-badge" transform={`translate(${WIDTH},0)`}>
          <circle r="9.5" />
          <text y="4">{number}</text>
        </g>
      )}
    </g>
  );
}

/** A lineage graph, drawn from left to right and again from top to bottom. Styles show the one that fits. */
export function Graph({ nodes, edges }: { nodes: readonly GraphNode[]; edges: readonly GraphEdge[] }) {
  return [false, true].map((isTall) => {
    const layout = layOut(nodes, isTall);
    return (
      <svg
        key={String(isTall)}
        className={`k-graph ${isTall ? 'k-narrow' : 'k-wide'}`}
        viewBox={`0 0 ${layout.width} ${layout.height}`}
        aria-hidden="true"
      >
        {edges.map((edge) => (
          <path key={edge.join()} className={`k-edge${wayNames(waysOf(nodes, edge))}`} d={edgePath(layout, edge)} />
        ))}
        {layout.nodes.map((node) => (
          <Node key={node.id} node={node} />
        ))}
      </svg>
    );
  });
}
