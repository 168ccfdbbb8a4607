import { instance, type Viz } from '@viz-js/viz';
import { aspectOf, edgesOf, flowOf, isLineage, type ModelEdge } from '../graph.ts';
import type { GraphLayout, MetamodelFacts, MetamodelLayouts } from '../graph-facts.ts';
import { type GraphEdge, layOutGraph } from './lay-out-graph.ts';
import { layOutOverview } from './lay-out-overview.ts';

/** Room for the name of a relationship between two columns. */
const spacing = { direction: 'right', packing: 'array_c2', nodes: 12, ranks: 180 } as const;

/** Lays out everything that the metamodel explorer draws. This takes seconds, so callers keep the result as long as the facts stay the same. */
export async function layOutMetamodel(facts: MetamodelFacts): Promise<MetamodelLayouts> {
  return layOutAll(await instance(), facts);
}

function layOutAll(viz: Viz, { entities, relationships, aspects, declarations }: MetamodelFacts): MetamodelLayouts {
  const edges = edgesOf(declarations);
  const placed = new Map<string, GraphLayout>();
  const place = (chosen: readonly ModelEdge[], alone: readonly string[] = []): GraphLayout => {
    const pairs = [...new Set(chosen.map(({ from, to }) => `${from} ${to}`))];
    const known = placed.get([...alone, ...pairs].join());
    if (known) return known;
    const layout = drawn(
      viz,
      pairs.map((pair) => pair.split(' ') as [string, string]),
      alone,
    );
    placed.set([...alone, ...pairs].join(), layout);
    return layout;
  };
  const each = (names: readonly { name: string }[], chosen: (name: string) => readonly ModelEdge[]) =>
    Object.fromEntries(
      names.flatMap(({ name }) => (chosen(name).length === 0 ? [] : [[name, place(chosen(name))] as const])),
    );
  const flow = edges
    .filter(({ declaration }) => isLineage(declaration))
    .map((edge) => {
      const [from, to] = flowOf(edge);
      return { ...edge, from, to };
    });
  return {
    overview: layOutOverview(viz, entities, edges),
    lineage: place(flow),
    entities: Object.fromEntries(
      entities.map(({ name }) => [
        name,
        place(
          edges.filter(({ from, to }) => from === name || to === name),
          [name],
        ),
      ]),
    ),
    relationships: each(relationships, (name) => edges.filter(({ declaration }) => declaration.relationship === name)),
    aspects: each(aspects, (name) => edges.filter(({ declaration }) => aspectOf(declaration) === name)),
  };
}

function drawn(viz: Viz, pairs: readonly GraphEdge[], alone: readonly string[]): GraphLayout {
  const names = [...new Set([...alone, ...pairs.flat()])];
  return layOutGraph(
    viz,
    names.map((name) => ({ name })),
    pairs.filter(([from, to]) => from !== to),
    spacing,
  );
}
