import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { Strings } from '#model/strings.ts';

/** Says in words whether the box of a task list (`- [x]`) is ticked. The boxes are the only inputs in rendered text. */
export function labelTaskBoxes(tree: Root, strings: Strings): void {
  visit(tree, 'element', (node) => {
    if (node.tagName === 'input')
      node.properties.ariaLabel = node.properties.checked ? strings.taskDone : strings.taskOpen;
  });
}
