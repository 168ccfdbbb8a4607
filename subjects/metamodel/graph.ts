import type { Declaration } from './graph-facts.ts';

/** One relationship from one entity to one other, by the field that makes it. */
export interface ModelEdge {
  from: string;
  to: string;
  declaration: Declaration;
}

/** Every relationship between two entities that the declarations define. */
export function edgesOf(declarations: readonly Declaration[]): ModelEdge[] {
  return declarations.flatMap((declaration) =>
    declaration.from.flatMap((from) => declaration.to.map((to) => ({ from, to, declaration }))),
  );
}

/** The aspect whose field defines a relationship. */
export function aspectOf({ via }: Pick<Declaration, 'via'>): string {
  return via.split('.')[0] ?? via;
}

/** Whether lineage follows a relationship. */
export function isLineage({ downstream }: Declaration): boolean {
  return downstream !== undefined;
}

/** The ends of an edge in the direction of the data flow, because lineage can run against the relationship. */
export function flowOf({ from, to, declaration }: ModelEdge): readonly [upstream: string, downstream: string] {
  return declaration.downstream === 'from' ? [to, from] : [from, to];
}
