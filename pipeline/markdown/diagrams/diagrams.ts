import type { Code, PhrasingContent, Root } from 'mdast';
import { replaceContainers, splitLabel } from '../directives.ts';
import { element } from '../hast.ts';
import { type ContainerDirective, type Rendered, rendered, type Wrapper, wrapper } from '../nodes.ts';
import { report, type Scope } from '../scope.ts';
import { walkType } from '../walk.ts';
import { drawDot } from './draw-dot.ts';
import { type ThemedSvg, themeSvg } from './theme-svg.ts';

/** A diagram scrolls from this width in pixels, because its text would be smaller than 11 pixels if it were shrunk to the reading column. */
const wideFrom = 830;
/** A diagram scrolls from this width in pixels on the narrowest phone (320 px), where none is shrunk. */
const scrollsFrom = 240;

/** Draws every `:::diagram[Caption]{alt="…"}`, which contains one `dot` fence. */
export async function renderDiagrams(tree: Root, scope: Scope): Promise<void> {
  const drawings = new Map<ContainerDirective, Rendered | Wrapper>();
  const directives: ContainerDirective[] = [];
  walkType(tree, 'containerDirective', (node) => {
    if (node.name === 'diagram') directives.push(node);
  });
  for (const node of directives) drawings.set(node, await figure(node, scope));
  replaceContainers(tree, ['diagram'], (node) => drawings.get(node) ?? rendered([]));
}

async function figure(node: ContainerDirective, scope: Scope): Promise<Rendered | Wrapper> {
  const { label, children } = splitLabel(node);
  const [fence] = children;
  if (children.length !== 1 || fence?.type !== 'code' || fence.lang !== 'dot') {
    const fix = 'Put the DOT text between ```dot and ```, and move other text outside the diagram.';
    report(scope, node, {
      rule: 'diagrams/content',
      message: 'A diagram must contain one dot fence and nothing else.',
      fix,
    });
    return rendered([]);
  }
  const drawing = await draw(fence, node.attributes?.alt ?? '', scope);
  const { accent, muted } = node.attributes ?? {};
  return drawing
    ? wrapper('figure', { className: ['diagram'] }, [drawing, ...legend({ accent, muted }), ...caption(label)])
    : rendered([]);
}

/** The legend for box styles, if the diagram has one. */
function legend(meanings: Record<string, string | null | undefined>): Rendered[] {
  const items = Object.entries(meanings).flatMap(([name, meaning]) =>
    meaning ? [element('li', { className: [name] }, [meaning])] : [],
  );
  return items.length === 0 ? [] : [rendered([element('ul', { className: ['diagram-legend'] }, items)])];
}

function caption(label: PhrasingContent[] | undefined): Wrapper[] {
  return label ? [wrapper('figcaption', {}, label)] : [];
}

async function draw(fence: Code, alt: string, scope: Scope): Promise<Rendered | undefined> {
  const style = /\b((?:fill|font|pen|bg)?color|fontname|colorscheme)\s*=/.exec(fence.value);
  if (style) {
    const message = `The diagram sets "${style[1]}", but diagrams get their colors and fonts from the page.`;
    const fix = 'Remove it. To emphasize a node, use class=accent; to de-emphasize it, use class=muted.';
    report(scope, fence, { rule: 'diagrams/style', message, fix });
  }
  const { svg, complaints } = await drawDot(fence.value);
  for (const complaint of complaints) reportComplaint(fence, complaint, scope);
  if (svg === undefined) return undefined;
  const themed = await fitting(themeSvg(svg, alt), fence.value, alt);
  const frame = {
    className: themed.width >= wideFrom ? ['diagram-frame', 'diagram-wide'] : ['diagram-frame'],
    // A frame that scrolls must be reachable with the keyboard; on phones, all but the smallest diagrams scroll.
    ...(themed.width >= scrollsFrom && { tabIndex: 0 }),
  };
  return rendered([element('div', frame, [themed.svg])], { text: alt });
}

/** A diagram that would have to scroll next to the outline, rotated by 90 degrees if that makes it fit. */
async function fitting(drawing: ThemedSvg, dot: string, alt: string): Promise<ThemedSvg> {
  if (drawing.width < wideFrom || !dot.includes('rankdir=LR')) return drawing;
  const { svg } = await drawDot(dot.replace('rankdir=LR', 'rankdir=TB'));
  const turned = svg === undefined ? undefined : themeSvg(svg, alt);
  return turned && turned.width < wideFrom ? turned : drawing;
}

function reportComplaint(
  fence: Code,
  { message, line }: { message: string; line: number | undefined },
  scope: Scope,
): void {
  const start = fence.position?.start;
  // The first line of the text is the line after the fence.
  const place = start && line !== undefined ? { line: start.line + line, column: 1, offset: 0 } : undefined;
  report(scope, place ? { ...fence, position: { start: place, end: place } } : fence, {
    rule: 'diagrams/syntax',
    message: `Graphviz can't read the diagram: ${message}.`,
    fix: 'Correct the DOT text. For its syntax, see https://graphviz.org/doc/info/lang.html.',
  });
}
