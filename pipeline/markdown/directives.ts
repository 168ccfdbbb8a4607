import type { BlockContent, DefinitionContent, PhrasingContent, Root } from 'mdast';
import type { ContainerDirective, LeafDirective, Rendered, Wrapper } from './nodes.ts';
import { walkType } from './walk.ts';

/** The label of a container directive (the text in brackets), and the rest of its children. */
export interface LabelledContent {
  label: PhrasingContent[] | undefined;
  children: (BlockContent | DefinitionContent)[];
}

/** Separates the label of a container directive from its content. */
export function splitLabel(node: ContainerDirective): LabelledContent {
  const [first, ...rest] = node.children;
  if (first?.type !== 'paragraph' || !first.data?.directiveLabel) return { label: undefined, children: node.children };
  return { label: first.children, children: rest };
}

/** Replaces container directives with any of the names, the outer ones first. */
export function replaceContainers(
  tree: Root,
  names: readonly string[],
  replace: (node: ContainerDirective) => Rendered | Wrapper,
): void {
  walkType(tree, 'containerDirective', (node, index, parent) => {
    if (!names.includes(node.name)) return;
    parent.children[index] = replace(node);
    // Continues with the replacement, because the directives inside have moved there.
    return index;
  });
}

/** Replaces leaf directives with the name. */
export function replaceLeaves(tree: Root, name: string, replace: (node: LeafDirective) => Rendered): void {
  walkType(tree, 'leafDirective', (node, index, parent) => {
    if (node.name === name) parent.children[index] = replace(node);
  });
}
