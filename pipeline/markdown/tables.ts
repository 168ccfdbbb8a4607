import type { Element, RootContent } from 'hast';
import type { Root } from 'mdast';
import { breakableParts } from '#model/breakable-name.ts';
import { fill } from '#model/fill.ts';
import { findText } from './inline-text.ts';
import { wrapper } from './nodes.ts';
import { nextNumber, type Scope } from './scope.ts';
import { walkType } from './walk.ts';

/** Puts every table into a frame that scrolls, including with the keyboard. The frame is named after the columns. */
export function frameTables(tree: Root, scope: Scope): void {
  walkType(tree, 'table', (node, index, parent) => {
    const columns = (node.children[0]?.children ?? []).map((cell) => findText(cell.children).text);
    const values = { number: nextNumber(scope, 'table'), columns: columns.filter((text) => text !== '').join(', ') };
    const label = fill(scope.context.strings.tableLabel, values).replace(/: $/, '');
    const frame = { className: ['table-scroll'], role: 'region', tabIndex: 0, ariaLabel: label };
    parent.children[index] = wrapper('div', frame, [node]);
    return index + 1;
  });
}

/**
 * Finishes a table or one of its cells. Header cells get their scope, and alignment becomes a class, since the attribute is obsolete and inline
 * styles are forbidden. The empty corner of a comparison isn't a header. A table whose header row is empty is a list of facts: that row is removed,
 * and the first cell of each other row becomes its header.
 */
export function finishTable(node: Element): void {
  const { tagName, properties } = node;
  if (tagName === 'table') promoteFirstCells(node);
  if (tagName !== 'th' && tagName !== 'td') return;
  if (tagName === 'th' && node.children.length === 0) node.tagName = 'td';
  if (node.tagName === 'th') properties.scope ??= 'col';
  const { align } = properties;
  delete properties.align;
  if (align === 'right' || align === 'center') properties.className = [`align-${align}`];
  breakCode(node.children);
}

/** About this many characters of code fit into the narrowest column. */
const FITS = 9;

const opportunity: Element = { type: 'element', tagName: 'wbr', properties: {}, children: [] };

/** Tells browsers where code in a cell may break, so that a narrow column doesn't break it inside a word. */
function breakCode(nodes: readonly RootContent[]): void {
  for (const node of nodes) {
    if (node.type !== 'element') continue;
    const [text] = node.children;
    if (node.tagName !== 'code' || text?.type !== 'text') breakCode(node.children);
    else {
      const words = text.value.split(/(?<=\s)/);
      const parts = words.map((word) => (word.length > FITS ? breakableParts(word) : [word]));
      node.children = parts.flatMap((ofWord) =>
        ofWord.flatMap((value, index) => [...(index > 0 ? [opportunity] : []), { type: 'text' as const, value }]),
      );
    }
  }
}

function elements(parents: readonly Element[], tagName: string): Element[] {
  return parents
    .flatMap(({ children }) => children)
    .filter((child): child is Element => child.type === 'element' && child.tagName === tagName);
}

function promoteFirstCells(table: Element): void {
  const head = elements([table], 'thead');
  const headers = elements(elements(head, 'tr'), 'th');
  if (headers.length === 0 || headers.some(({ children }) => children.length > 0)) return;
  table.children = table.children.filter((child) => child !== head[0]);
  for (const row of elements(elements([table], 'tbody'), 'tr')) {
    const [first] = elements([row], 'td');
    if (!first) continue;
    first.tagName = 'th';
    first.properties.scope = 'row';
  }
}
