import type { ModelEdge } from '../graph.ts';

/** One step of a path: all relationships that lead from one entity to the next. */
export interface PathStep {
  from: string;
  to: string;
  /** Those that point from `from` to `to`. */
  along: readonly ModelEdge[];
  /** Those that point the other way; empty unless a path can go in either direction. */
  against: readonly ModelEdge[];
}

/**
 * All shortest paths between two entities, each a different sequence of entities.
 * @param either whether relationships can be followed against their direction
 * @returns none when there is no path, or when both ends are the same
 */
export function findPaths(edges: readonly ModelEdge[], from: string, to: string, either: boolean): PathStep[][] {
  if (from === to) return [];
  const distances = distancesTo(to, edges, either);
  const extend = (entity: string): PathStep[][] => {
    if (entity === to) return [[]];
    const left = distances.get(entity);
    if (left === undefined) return [];
    return next(entity, edges, either)
      .filter((other) => distances.get(other) === left - 1)
      .flatMap((other) => extend(other).map((rest) => [stepBetween(entity, other, edges, either), ...rest]));
  };
  return extend(from);
}

/** The number of remaining steps to an entity, from every entity with a path to it. */
function distancesTo(goal: string, edges: readonly ModelEdge[], either: boolean): Map<string, number> {
  const distances = new Map([[goal, 0]]);
  let reached = [goal];
  for (let distance = 1; reached.length > 0; distance += 1) {
    const before = new Set(
      reached.flatMap((entity) =>
        edges.flatMap((edge) => {
          if (edge.to === entity) return edge.from;
          return either && edge.from === entity ? edge.to : [];
        }),
      ),
    );
    reached = [...before].filter((entity) => !distances.has(entity));
    for (const entity of reached) distances.set(entity, distance);
  }
  return distances;
}

/** Entities one step away, in alphabetical order. */
function next(entity: string, edges: readonly ModelEdge[], either: boolean): string[] {
  const found = edges.flatMap((edge) => {
    if (edge.from === entity) return edge.to;
    return either && edge.to === entity ? edge.from : [];
  });
  return [...new Set(found)].sort();
}

function stepBetween(from: string, to: string, edges: readonly ModelEdge[], either: boolean): PathStep {
  return {
    from,
    to,
    along: edges.filter((edge) => edge.from === from && edge.to === to),
    against: either ? edges.filter((edge) => edge.from === to && edge.to === from) : [],
  };
}
