import type { Root as HastRoot } from 'hast';
import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { fill } from '#model/strings.ts';
import { findText } from './inline-text.ts';
import { wrapper } from './nodes.ts';
import { nextNumber, type Scope } from './scope.ts';

/** Puts every table into a frame that scrolls, also with the keyboard. The frame is named after the columns. */
export function frameTables(tree: Root, scope: Scope): void {
  visit(tree, 'table', (node, index, parent) => {
    if (!parent || index === undefined) return;
    const columns = (node.children[0]?.children ?? []).map((cell) => findText(cell.children).text);
    const values = { number: nextNumber(scope, 'table'), columns: columns.filter((text) => text !== '').join(', ') };
    const label = fill(scope.context.strings.tableLabel, values);
    const frame = { className: ['table-scroll'], role: 'region', tabIndex: 0, ariaLabel: label };
    parent.children[index] = wrapper('div', frame, [node]);
    return [SKIP, index + 1];
  });
}

/** Gives header cells their scope, and alignment as a class, since the attribute is obsolete and inline styles are forbidden. */
export function finishTableCells(tree: HastRoot): void {
  visit(tree, 'element', (node) => {
    if (node.tagName !== 'th' && node.tagName !== 'td') return;
    if (node.tagName === 'th') node.properties.scope = 'col';
    const { align } = node.properties;
    delete node.properties.align;
    if (align === 'right' || align === 'center') node.properties.className = [`align-${align}`];
  });
}
