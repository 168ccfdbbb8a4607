import type { Root } from 'mdast';
import { type AdmonitionKind, admonitionKinds } from './dialect.ts';
import { replaceContainers, splitLabel } from './directives.ts';
import { icon } from './icons.ts';
import { rendered, wrapper } from './nodes.ts';
import type { Scope } from './scope.ts';

/** Turns `:::note[Title]` and the other admonitions into asides. Without a title, the name of the kind is used. */
export function renderAdmonitions(tree: Root, { context: { strings } }: Scope): void {
  replaceContainers(tree, admonitionKinds, (node) => {
    const kind = node.name as AdmonitionKind;
    const { label, children } = splitLabel(node);
    const title = label ?? [{ type: 'text' as const, value: strings[`${kind}Label`] }];
    // role=note: an aside would otherwise be one of the page's landmarks.
    return wrapper('aside', { className: ['admonition', `admonition-${kind}`], role: 'note' }, [
      wrapper('p', { className: ['admonition-title'] }, [rendered([icon(kind)]), ...title]),
      ...children,
    ]);
  });
}
