import type { Element, ElementContent, Properties, Root } from 'hast';
import { htmlToHast } from 'satteri';
import { roundPath } from '#model/round-path.ts';
import { element } from '../hast.ts';
import { iconOfNode } from './node-icons.ts';

/** Shapes that Graphviz draws. Anything else is removed, including links and images. */
const shapes = new Set(['g', 'path', 'polygon', 'polyline', 'ellipse', 'text', 'tspan']);

/** Attributes that are about shape and place rather than looks. */
const kept = [
  'className',
  'cx',
  'cy',
  'd',
  'points',
  'rx',
  'ry',
  'strokeDashArray',
  'strokeWidth',
  'textAnchor',
  'textDecoration',
  'transform',
  'x',
  'y',
];

/** A diagram in the colors of the page. */
export interface ThemedSvg {
  svg: Element;
  /** In CSS pixels; one point of Graphviz is one pixel. */
  width: number;
}

/**
 * Removes colors, fonts, IDs, links, and titles from an SVG of Graphviz, so that styles determine its appearance. What remains
 * for styles to select are the classes `node`, `edge`, and `cluster`, the classes that the DOT text sets, and `fill="none"` on
 * open arrowheads. Boxes whose text names a kind of thing get an icon on their upper border.
 * @param source SVG document of Graphviz
 * @param label text alternative
 */
export function themeSvg(source: string, label: string): ThemedSvg {
  const document = htmlToHast(source.slice(source.indexOf('<svg')), { fragment: true }) as Root;
  const graph = document.children.find((node) => node.type === 'element' && node.tagName === 'svg');
  if (graph?.type !== 'element') throw new TypeError('Graphviz returned no SVG.');
  const viewBox = String(graph.properties.viewBox).split(' ').map(Number);
  const [, , width = 0, height = 0] = viewBox;
  const size = { viewBox: viewBox.join(' '), width: Math.ceil(width), height: Math.ceil(height) };
  return {
    svg: element(
      'svg',
      { ...size, role: 'img', ariaLabel: label },
      graph.children.flatMap((child) => plain(child, false)),
    ),
    width: size.width,
  };
}

function plain(node: ElementContent, above: boolean): ElementContent[] {
  if (node.type === 'text') return node.value.trim() === '' ? [] : [node];
  if (node.type !== 'element' || node.tagName === 'title') return [];
  const inEdge = above || (Array.isArray(node.properties.className) && node.properties.className.includes('edge'));
  const children = node.children.flatMap((child) => plain(child, inEdge));
  if (!shapes.has(node.tagName)) return children;
  const properties: Properties = {};
  // Whole pixels would bend lines and arrowheads.
  const decimals = inEdge && node.tagName !== 'text' ? 1 : 0;
  for (const name of kept) {
    const value = node.properties[name];
    if (value !== undefined) properties[name] = typeof value === 'string' ? rounded(value, decimals) : value;
  }
  // Arrowheads are filled unless the DOT text says otherwise; the page determines the fill of all other shapes.
  if (inEdge && node.tagName !== 'path' && node.properties.fill === 'none') properties.fill = 'none';
  const box = node.tagName === 'polygon' && !inEdge ? boxOf(String(properties.points)) : undefined;
  if (box) {
    const { points: _, ...others } = properties;
    return [element('rect', { ...box, ...others }, [])];
  }
  if (node.tagName === 'g' && Object.keys(properties).length === 0) return children;
  return [element(node.tagName, properties, [...children, ...(isNode(node) ? nodeMark(children) : [])])];
}

function isNode({ properties: { className } }: Element): boolean {
  return Array.isArray(className) && className.includes('node');
}

/** The icon of a node, in a circle on its upper border, to the right of the corner where arrows often end, and above the text. */
function nodeMark(children: readonly ElementContent[]): Element[] {
  const elements = children.filter((child) => child.type === 'element');
  const lines = elements.filter(({ tagName }) => tagName === 'text').map(textOf);
  const icon = iconOfNode(lines);
  const corner = icon && cornerOf(elements);
  if (!corner) return [];
  const shapes = icon.map(([tagName, { d, ...attributes }]) =>
    element(tagName, { ...attributes, ...(d !== undefined && { d: roundPath(String(d)) }) }),
  );
  const circle = element('circle', { cx: '12', cy: '12', r: '17' }, []);
  const [x, y] = corner;
  const transform = `translate(${Math.round(x + 7)} ${Math.round(y - 12)})scale(.55)`;
  return [element('g', { className: ['mark'], transform }, [circle, ...shapes])];
}

function textOf(node: Element): string {
  return node.children
    .map((child) => (child.type === 'text' ? child.value : child.type === 'element' ? textOf(child) : ''))
    .join('');
}

/** Top left corner of the first shape of a node; undefined for a node that draws none. */
function cornerOf(elements: readonly Element[]): readonly [x: number, y: number] | undefined {
  const { tagName, properties } = elements.find((each) => each.tagName !== 'text') ?? {};
  if (!properties) return undefined;
  const number = (name: string) => Number(properties[name]);
  if (tagName === 'rect') return [number('x'), number('y')];
  if (tagName === 'ellipse') return [number('cx') - number('rx'), number('cy') - number('ry')];
  const pairs = String(properties.points ?? properties.d).match(/-?[\d.]+[, ]-?[\d.]+/g) ?? [];
  const points = pairs.map((pair) => pair.split(/[, ]/).map(Number));
  return points.length === 0
    ? undefined
    : [Math.min(...points.map(([x = 0]) => x)), Math.min(...points.map(([, y = 0]) => y))];
}

/** The rectangle that a polygon draws, which styles can give round corners; undefined for any other polygon. */
function boxOf(points: string): Record<'x' | 'y' | 'width' | 'height', string> | undefined {
  const corners = points
    .trim()
    .split(/\s+/)
    .map((point) => point.split(',').map(Number));
  const [xs, ys] = [0, 1].map((axis) => [...new Set(corners.map((corner) => corner[axis] ?? Number.NaN))]);
  if (corners.length !== 5 || xs?.length !== 2 || ys?.length !== 2) return undefined;
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x: `${x}`, y: `${y}`, width: `${Math.max(...xs) - x}`, height: `${Math.max(...ys) - y}` };
}

/** Graphviz measures to a hundredth of a pixel, which no one can see but every reader has to load. */
function rounded(value: string, decimals: number): string {
  return value
    .replace('scale(1 1) rotate(0) ', '')
    .replace(/-?\d+\.\d+/g, (number) => String(Number(Number(number).toFixed(decimals)) + 0));
}
