import type { Box } from '../graph-facts.ts';
import type { Drawing, DrawnLink } from './draw-graph.ts';

/** How a link is drawn. */
export interface LinkShape {
  /** Path data of SVG, from the first node to the second. */
  path: string;
  label: { x: number; y: number; anchor: 'start' | 'middle' | 'end' };
}

interface Point {
  x: number;
  y: number;
}

/** The distance of two links between the same nodes from the middle. */
const LANE = 6;
/** Radius of the circle around a number. */
export const NUMBER = 10;

/** The shapes of all links, by id. */
export function linkShapes({ nodes, links }: Drawing): ReadonlyMap<string, LinkShape> {
  const boxes = new Map(nodes.map(({ id, box }) => [id, box]));
  const busy = new Map<string, number>();
  for (const { from, to } of links) for (const id of [from, to]) busy.set(id, (busy.get(id) ?? 0) + 1);
  const ports = areaPorts(links, boxes);
  const areas = nodes.flatMap(({ box, isArea }) => (isArea ? [box] : []));
  return new Map(
    links.flatMap((link) => {
      const [from, to] = [boxes.get(link.from), boxes.get(link.to)];
      if (!(from && to)) return [];
      const port = ports.get(link.id);
      if (port) return [[link.id, straight(port[0], port[1], areas)] as const];
      const paired = link.from !== link.to && links.some((other) => other.from === link.to && other.to === link.from);
      const lane = paired ? (link.from < link.to ? -LANE : LANE) : 0;
      const labelAtEnd = (busy.get(link.from) ?? 0) > (busy.get(link.to) ?? 0);
      return [[link.id, curve(from, to, lane, labelAtEnd)] as const];
    }),
  );
}

/** A curve between the sides that face each other. Its name is placed next to the node with fewer links, where there is more room. */
function curve(from: Box, to: Box, lane: number, labelAtEnd: boolean): LinkShape {
  if (from === to) return loop(from);
  const rightwards = to[0] >= from[0] + from[2];
  const leftwards = to[0] + to[2] <= from[0];
  const [y1, y2] = [middle(from).y + lane, middle(to).y + lane];
  const [x1, x2] = [leftwards ? from[0] : from[0] + from[2], rightwards ? to[0] : to[0] + to[2]];
  // Nodes in one column are joined by an arc next to it.
  const bend = rightwards || leftwards ? Math.abs(x2 - x1) / 2 : 40;
  const [c1, c2] = [x1 + (leftwards ? -bend : bend), x2 + (rightwards ? -bend : bend)];
  const [x, y, out] = labelAtEnd ? [x2, y2, rightwards ? -1 : 1] : [x1, y1, leftwards ? -1 : 1];
  return {
    path: `M${x1} ${y1}C${c1} ${y1} ${c2} ${y2} ${x2} ${y2}`,
    label: { x: x + 12 * out, y: lane > 0 ? y + 12 : y - 5, anchor: out > 0 ? 'start' : 'end' },
  };
}

function loop([left, top, width]: Box): LinkShape {
  const x = left + width / 2;
  return {
    path: `M${x - 12} ${top}C${x - 24} ${top - 20} ${x + 24} ${top - 20} ${x + 12} ${top}`,
    label: { x, y: top - 19, anchor: 'middle' },
  };
}

/** A line that can pass behind other areas. Its number is placed where nothing hides it. */
function straight(from: Point, to: Point, areas: readonly Box[]): LinkShape {
  const at = (part: number) => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
  const seen = [0.5, 0.35, 0.65, 0.2, 0.8, 0.12, 0.88].map(at).find((point) => !areas.some((box) => hides(box, point)));
  const { x, y } = seen ?? at(0.5);
  return { path: `M${from.x} ${from.y}L${to.x} ${to.y}`, label: { x, y: y + 4, anchor: 'middle' } };
}

function hides([left, top, width, height]: Box, { x, y }: Point): boolean {
  return x > left - NUMBER && x < left + width + NUMBER && y > top - NUMBER && y < top + height + NUMBER;
}

type Side = 'top' | 'bottom' | 'left' | 'right';

/**
 * Lines between areas begin and end at separate points, which are in the order of what is at the other end, so that few lines
 * cross.
 */
function areaPorts(links: readonly DrawnLink[], boxes: ReadonlyMap<string, Box>): Map<string, [Point, Point]> {
  const ends = links.flatMap((link) => {
    const [from, to] = [boxes.get(link.from), boxes.get(link.to)];
    if (!(link.from.startsWith('area:') && from && to && from !== to)) return [];
    return [
      { link, node: link.from, own: from, other: to, side: facing(from, to) },
      { link, node: link.to, own: to, other: from, side: facing(to, from) },
    ];
  });
  const portOf = (end: (typeof ends)[number]): Point => {
    const along = (box: Box) => (end.side === 'top' || end.side === 'bottom' ? middle(box).x : middle(box).y);
    const sharing = ends
      .filter(({ node, side }) => node === end.node && side === end.side)
      .sort((a, b) => along(a.other) - along(b.other) || a.link.id.localeCompare(b.link.id, 'en'));
    return pointOn(end.own, end.side, (sharing.indexOf(end) + 1) / (sharing.length + 1));
  };
  const ports = new Map<string, [Point, Point]>();
  for (const [index, end] of ends.entries()) {
    const other = ends[index + 1];
    if (index % 2 === 0 && other) ports.set(end.link.id, [portOf(end), portOf(other)]);
  }
  return ports;
}

function facing(own: Box, other: Box): Side {
  if (other[1] >= own[1] + own[3]) return 'bottom';
  if (other[1] + other[3] <= own[1]) return 'top';
  return other[0] > own[0] ? 'right' : 'left';
}

function pointOn([left, top, width, height]: Box, side: Side, part: number): Point {
  if (side === 'top' || side === 'bottom') return { x: left + width * part, y: side === 'top' ? top : top + height };
  return { x: side === 'left' ? left : left + width, y: top + height * part };
}

function middle([left, top, width, height]: Box): Point {
  return { x: left + width / 2, y: top + height / 2 };
}
