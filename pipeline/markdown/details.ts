import type { Root } from 'mdast';
import { replaceContainers, splitLabel } from './directives.ts';
import { wrapper } from './nodes.ts';

/** Turns `:::details[Question]` into a closed disclosure that the runtime opens when the hash points inside. */
export function renderDetails(tree: Root): void {
  replaceContainers(tree, ['details'], (node) => {
    const { label = [], children } = splitLabel(node);
    return wrapper('details', { className: ['details'], dataFind: '' }, [
      wrapper('summary', {}, label),
      wrapper('div', { className: ['details-content'] }, children),
    ]);
  });
}
