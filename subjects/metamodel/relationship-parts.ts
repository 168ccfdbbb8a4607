import { parseRichText } from '#generators/drafting/parse-rich-text.ts';
import { aspectHref, entityPath } from './addresses.ts';
import type { RelationshipTableBlock } from './blocks/block-types.ts';
import type { Edge } from './edges.ts';
import type { ModelIndex } from './model-index.ts';

type Direction = RelationshipTableBlock['direction'];

/**
 * The relationships of an entity in one direction. Edges with the same name that come from the same fields share a row, and so do the entities at
 * their other end.
 */
export function relationshipTable(
  entity: string,
  title: string,
  direction: Direction,
  edges: readonly Edge[],
  index: ModelIndex,
): RelationshipTableBlock {
  const own = edges.filter(({ from, to }) => (direction === 'outgoing' ? from === entity : to.includes(entity)));
  const groups = new Map<string, { name: string; entities: Set<string>; via: Map<string, string>; lineage: boolean }>();
  for (const edge of own) {
    const others = direction === 'outgoing' ? edge.to : [edge.from];
    const key =
      direction === 'outgoing'
        ? `${edge.name} ${others.join()} ${edge.lineage}`
        : `${edge.name} ${edge.via} ${edge.lineage}`;
    const group = groups.get(key) ?? { name: edge.name, entities: new Set(), via: new Map(), lineage: edge.lineage };
    for (const other of others) group.entities.add(other);
    if (!group.via.has(edge.via)) group.via.set(edge.via, edge.from);
    groups.set(key, group);
  }
  return {
    type: 'relationship-table',
    caption: direction === 'outgoing' ? `Relationships from a ${title}` : `Relationships to a ${title}`,
    direction,
    rows: [...groups.values()].map(({ name, entities, via, lineage }) => {
      const type = index.relationships.get(name)?.value;
      return {
        name,
        entities: [...entities].map((other) => ({ name: other, href: entityPath(other) })),
        via: [...via].map(([field, from]) => ({ name: field, href: aspectHref(from, field.split('.')[0] ?? field) })),
        lineage,
        meaning: parseRichText(type?.[direction] ?? ''),
      };
    }),
  };
}
