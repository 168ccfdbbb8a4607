import { allFields, type ModelIndex } from './model-index.ts';
import type { Aspect } from './schema/entity.ts';
import { namesIn } from './type-names.ts';

/** One relationship that one entity can have, by the field that defines it. */
export interface Edge {
  name: string;
  from: string;
  to: readonly string[];
  /** Aspect and field, for example `upstreamLineage.upstreams.dataset`. */
  via: string;
  /** Whether lineage views and impact analysis follow it. */
  lineage: boolean;
  /** For lineage: whether data flows to `to`. Otherwise, it comes from there. */
  downstream: boolean;
}

/** Every relationship of the model: first those that the aspects of described entities declare, then those recorded for the others. */
export function modelEdges(index: ModelIndex): Edge[] {
  const declared = [...index.entities.values()].flatMap(({ value: entity }) =>
    entity.aspects.flatMap((name) => {
      const aspect = index.aspects.get(name)?.value;
      return aspect === undefined ? [] : aspectEdges(aspect, index).map((edge) => ({ ...edge, from: entity.name }));
    }),
  );
  const pending = [...index.relationships.values()].flatMap(({ value: { name, pending: list } }) =>
    list.flatMap(({ from, to, via, lineage }) =>
      via.map((field): Edge => ({ name, from, to, via: field, lineage, downstream: false })),
    ),
  );
  return [...declared, ...pending];
}

/** The relationships an aspect declares, nested records included. */
function aspectEdges(aspect: Aspect, index: ModelIndex): Omit<Edge, 'from'>[] {
  const visit = (fields: Aspect['fields'], path: string, above: readonly string[]): Omit<Edge, 'from'>[] =>
    fields.flatMap(({ name, type, relationship }) => {
      const via = `${path}.${name}`;
      const own = relationship === undefined ? [] : [{ ...relationship, via }];
      const nested = namesIn(type).flatMap((typeName) => {
        const described = index.types.get(typeName);
        // Records that contain themselves (a schema field in a schema field) don't declare anything new the second time.
        if (described?.type.kind !== 'record' || above.includes(typeName)) return [];
        return visit(described.type.fields, via, [...above, typeName]);
      });
      return [...own, ...nested];
    });
  return visit(allFields(aspect, index), aspect.name, [aspect.record]);
}
