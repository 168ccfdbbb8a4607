import type { Element, Root as HastRoot, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Nodes, PhrasingContent, Root } from 'mdast';
import { type Handlers, toHast } from 'mdast-util-to-hast';
import { isFlag } from '#model/option-flag.ts';
import type { Strings } from '#model/strings.ts';
import type { Rendered } from './nodes.ts';
import type { Scope } from './scope.ts';
import { finishTable } from './tables.ts';
import { labelTaskBox } from './task-lists.ts';

/** Nodes that already contain finished HTML. */
const handlers: Handlers = { rendered: (_state, node: Rendered) => [...node.hast] };

/** Writes a whole tree as HTML. HTML that this code rendered is written as is, and all other text is escaped. */
export function treeHtml(tree: Root, scope: Scope): string {
  const hast = toHastRoot(tree);
  finishElements(hast.children, scope.context.strings);
  return html(hast);
}

/** What Markdown's own elements need beyond what they get by default. */
function finishElements(nodes: readonly RootContent[], strings: Strings): void {
  for (const node of nodes) {
    if (node.type !== 'element') continue;
    finishTable(node);
    labelTaskBox(node, strings);
    keepFlagTogether(node);
    finishElements(node.children, strings);
  }
}

/** See isFlag. */
function keepFlagTogether({ tagName, properties, children }: Element): void {
  const [text] = children;
  if (tagName === 'code' && text?.type === 'text' && isFlag(text.value)) properties.className = ['flag'];
}

/** Writes inline nodes as HTML. */
export function inlineHtml(nodes: readonly PhrasingContent[]): string {
  // Only children of the root are separated by line ends.
  const [paragraph] = toHastRoot({ type: 'root', children: [{ type: 'paragraph', children: [...nodes] }] }).children;
  return html({ type: 'root', children: paragraph?.type === 'element' ? paragraph.children : [] });
}

function toHastRoot(tree: Nodes): HastRoot {
  const hast = toHast(tree, { handlers });
  return hast.type === 'root' ? hast : { type: 'root', children: hast.type === 'doctype' ? [] : [hast] };
}

function html(hast: HastRoot): string {
  return toHtml(hast, {
    allowDangerousHtml: true,
    collapseEmptyAttributes: true,
    closeEmptyElements: true,
    tightSelfClosing: true,
  });
}
