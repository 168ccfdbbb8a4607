import { type Context, hasPlatform } from '../context.ts';
import { text } from '../json.ts';
import { entityOf } from '../urn.ts';

/**
 * Whether the actor can create, move, rename, and delete anything below a term group (GlossaryUtils.canManageChildrenEntities): with Manage
 * Glossaries, with the privilege for direct children on the group, or with the one for all children on it or a group above. At the top level, only
 * Manage Glossaries counts.
 */
export function mayManageChildren(context: Context, parent: string | null): boolean {
  if (hasPlatform(context, 'MANAGE_GLOSSARIES')) return true;
  if (parent === null) return false;
  const has = (urn: string, privilege: string) =>
    context.privileges.has(context.actor, privilege, { type: entityOf(urn), urn });
  if (has(parent, 'MANAGE_GLOSSARY_CHILDREN')) return true;
  const seen = new Set<string>();
  let node: string | null = parent;
  while (node !== null && !seen.has(node)) {
    if (has(node, 'MANAGE_ALL_GLOSSARY_CHILDREN')) return true;
    seen.add(node);
    node = parentOf(context, node);
  }
  return false;
}

/** The term group that a term or group is in (GlossaryUtils.getParentUrn). */
export function parentOf({ store }: Context, urn: string): string | null {
  const type = entityOf(urn);
  if (type !== 'glossaryTerm' && type !== 'glossaryNode') return null;
  return text(store.aspect(urn, type === 'glossaryTerm' ? 'glossaryTermInfo' : 'glossaryNodeInfo')?.parentNode);
}
