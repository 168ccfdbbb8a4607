import { aspectOf, edgesOf, isLineage, type ModelEdge } from '../graph.ts';
import type { MetamodelFacts } from '../graph-facts.ts';
import type { ExplorerState } from './explorer.ts';

type Filters = Pick<ExplorerState, 'entity' | 'relationship' | 'aspect' | 'lineage'>;

/** The relationships that pass all filters. */
export function chooseEdges(
  { declarations }: MetamodelFacts,
  { entity, relationship, aspect, lineage }: Filters,
): ModelEdge[] {
  return edgesOf(
    declarations.filter(
      (declaration) =>
        (relationship === '' || declaration.relationship === relationship) &&
        (aspect === '' || aspectOf(declaration) === aspect) &&
        (!lineage || isLineage(declaration)),
    ),
  ).filter(({ from, to }) => entity === '' || from === entity || to === entity);
}

/** Names of the entities that accept an aspect. */
export function entitiesWith(aspect: string, { entities }: MetamodelFacts): string[] {
  return entities.flatMap(({ name, aspects }) => (aspects.includes(aspect) ? name : []));
}

/** The chosen relationships that one mark on a field defines. */
export interface DeclaredEdges {
  declaration: ModelEdge['declaration'];
  from: string[];
  to: string[];
}

/** Chosen relationships by the field that defines them, in order. */
export function byDeclaration(edges: readonly ModelEdge[]): DeclaredEdges[] {
  const groups = new Map<ModelEdge['declaration'], { from: Set<string>; to: Set<string> }>();
  for (const { declaration, from, to } of edges) {
    const group = groups.get(declaration) ?? { from: new Set(), to: new Set() };
    group.from.add(from);
    group.to.add(to);
    groups.set(declaration, group);
  }
  return [...groups].map(([declaration, { from, to }]) => ({ declaration, from: [...from], to: [...to] }));
}
