import type { Element } from 'hast';
import type { Root } from 'mdast';
import { fill } from '#model/strings.ts';
import { findText } from './inline-text.ts';
import { wrapper } from './nodes.ts';
import { nextNumber, type Scope } from './scope.ts';
import { walkType } from './walk.ts';

/** Puts every table into a frame that scrolls, also with the keyboard. The frame is named after the columns. */
export function frameTables(tree: Root, scope: Scope): void {
  walkType(tree, 'table', (node, index, parent) => {
    const columns = (node.children[0]?.children ?? []).map((cell) => findText(cell.children).text);
    const values = { number: nextNumber(scope, 'table'), columns: columns.filter((text) => text !== '').join(', ') };
    const label = fill(scope.context.strings.tableLabel, values);
    const frame = { className: ['table-scroll'], role: 'region', tabIndex: 0, ariaLabel: label };
    parent.children[index] = wrapper('div', frame, [node]);
    return index + 1;
  });
}

/** Gives a header cell its scope, and alignment as a class, since the attribute is obsolete and inline styles are forbidden. */
export function finishTableCell({ tagName, properties }: Element): void {
  if (tagName !== 'th' && tagName !== 'td') return;
  if (tagName === 'th') properties.scope = 'col';
  const { align } = properties;
  delete properties.align;
  if (align === 'right' || align === 'center') properties.className = [`align-${align}`];
}
