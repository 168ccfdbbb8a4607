import type { Viz } from '@viz-js/viz';
import type { ModelEdge } from '../graph.ts';
import type { Box, GraphLayout, MetamodelEntity, MetamodelLayouts } from '../graph-facts.ts';
import { type ModelArea, modelAreas } from '../schema/model-areas.ts';
import { type GraphEdge, layOutGraph } from './lay-out-graph.ts';

/** Space around the entities of an area; its name is above them. */
const inset = { side: 12, top: 34, bottom: 12 };

/** The area at the center, around which all others are arranged. */
const centre: ModelArea = 'data';

/** Places the entities inside the box of their area, then the boxes of the areas. */
export function layOutOverview(
  viz: Viz,
  entities: readonly MetamodelEntity[],
  edges: readonly ModelEdge[],
): MetamodelLayouts['overview'] {
  const areaOf = new Map(entities.map(({ name, area }) => [name, area]));
  const areas = (Object.keys(modelAreas) as ModelArea[]).filter((area) => entities.some((each) => each.area === area));
  const inside = new Map(areas.map((area) => [area, layOutArea(viz, area, entities, edges)]));
  const count = (from: ModelArea, to: ModelArea) =>
    edges.filter((edge) => areaOf.get(edge.from) === from && areaOf.get(edge.to) === to).length;
  // An area that mostly points to the center is placed above it, and all others below it. Lines between other areas are drawn but don't affect the
  // arrangement.
  const ranks = areas
    .filter((area) => area !== centre)
    .map(
      (area): GraphEdge => (count(area, centre) >= Math.max(1, count(centre, area)) ? [area, centre] : [centre, area]),
    );
  const boxes = areas.map((name) => ({ name, size: outerSize(inside.get(name)) }));
  const outer = layOutGraph(viz, boxes, ranks, { direction: 'down', packing: 'node', nodes: 44, ranks: 70 });
  const nodes = areas.flatMap((area) => {
    const place = outer.nodes[area];
    return Object.entries(inside.get(area)?.nodes ?? {}).map(([name, [left, top, width, height]]): [string, Box] => [
      name,
      [left + (place?.[0] ?? 0) + inset.side, top + (place?.[1] ?? 0) + inset.top, width, height],
    ]);
  });
  return { width: outer.width, height: outer.height, areas: outer.nodes, nodes: Object.fromEntries(nodes) };
}

function layOutArea(
  viz: Viz,
  area: ModelArea,
  entities: readonly MetamodelEntity[],
  edges: readonly ModelEdge[],
): GraphLayout {
  const names = entities.flatMap((entity) => (entity.area === area ? entity.name : []));
  const own = edges.filter(({ from, to }) => from !== to && names.includes(from) && names.includes(to));
  const pairs = new Map(own.map(({ from, to }) => [`${from} ${to}`, [from, to] as const]));
  const alone = names.filter((name) => !own.some(({ from, to }) => from === name || to === name));
  return layOutGraph(
    viz,
    names.map((name) => ({ name })),
    [...pairs.values()],
    { direction: 'right', packing: alone.length > 3 ? 'array_c2' : 'array_c1', nodes: 16, ranks: 26 },
  );
}

function outerSize(layout: GraphLayout | undefined): readonly [number, number] {
  const { width = 0, height = 0 } = layout ?? {};
  return [width + 2 * inset.side, height + inset.top + inset.bottom];
}
