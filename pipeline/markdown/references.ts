import type { Definition, Root } from 'mdast';
import { walk, walkType } from './walk.ts';

/**
 * Turns `[text][name]` and `![alt][name]` into links and images with their address, so that nothing later needs to know references. Definitions are
 * removed. If several have the same name, the first one counts, as CommonMark specifies.
 */
export function resolveReferences(tree: Root): void {
  const definitions = new Map<string, Definition>();
  walkType(tree, 'definition', (node, index, parent) => {
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node);
    parent.children.splice(index, 1);
    return index;
  });
  if (definitions.size === 0) return;
  walk(tree, (node, index, parent) => {
    if (node.type !== 'linkReference' && node.type !== 'imageReference') return;
    const definition = definitions.get(node.identifier);
    if (!definition) return;
    const target = { url: definition.url, title: definition.title ?? null };
    const place = { ...(node.position && { position: node.position }), ...(node.data && { data: node.data }) };
    parent.children[index] =
      node.type === 'linkReference'
        ? { type: 'link', ...target, ...place, children: node.children }
        : { type: 'image', ...target, ...place, alt: node.alt ?? null };
  });
}
