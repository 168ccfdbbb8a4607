import { flowOf, isLineage, type ModelEdge } from '../graph.ts';
import type { Box, MetamodelFacts, MetamodelLayouts } from '../graph-facts.ts';
import { type ModelArea, modelAreas } from '../schema/model-areas.ts';
import { chooseEdges, entitiesWith } from './choose-edges.ts';
import type { ExplorerState } from './explorer.ts';
import type { PathStep } from './find-paths.ts';
import { placePaths } from './place-paths.ts';

/** Something in a drawing that can be chosen. */
export interface DrawnNode {
  /** Name of an entity, or `area:` and the key of an area. */
  id: string;
  label: string;
  area: ModelArea;
  box: Box;
  isArea: boolean;
  /** Whether it is dimmed because it is unrelated to the choice. */
  muted: boolean;
}

/** All relationships from one node to another. */
export interface DrawnLink {
  id: string;
  from: string;
  to: string;
  edges: readonly ModelEdge[];
  lineage: boolean;
}

export interface Drawing {
  /** A different key means a different picture, which is shown in its initial view. */
  key: string;
  width: number;
  height: number;
  /** In reading order. */
  nodes: readonly DrawnNode[];
  links: readonly DrawnLink[];
  /** Whether lines between areas represent the relationships between their entities, in which case there is no room for names. */
  bundled: boolean;
  /** Whether links follow the data flow. Otherwise, they follow the relationships. */
  flow: boolean;
}

type Layouts = MetamodelLayouts;

/** Draws the picture for a state: the overview by area, or the part that the filters leave. */
export function drawGraph(facts: MetamodelFacts, layouts: Layouts, state: ExplorerState): Drawing {
  const { entity, relationship, aspect, lineage } = state;
  const edges = chooseEdges(facts, state);
  const layout = layoutOf(layouts, state);
  if (layout === undefined) return drawOverview(facts, layouts, edges, aspect);
  const shown = new Set([entity, ...edges.flatMap(({ from, to }) => [from, to])]);
  return {
    key: [entity, relationship, aspect, lineage].join(),
    width: layout.width,
    height: layout.height,
    nodes: entityNodes(facts, layout.nodes, shown),
    links: linksBetween(edges, (name) => name, lineage),
    bundled: false,
    flow: lineage,
  };
}

function layoutOf(layouts: Layouts, { entity, relationship, aspect, lineage }: ExplorerState) {
  if (entity !== '') return layouts.entities[entity];
  if (lineage) return layouts.lineage;
  return relationship === '' ? layouts.aspects[aspect] : layouts.relationships[relationship];
}

/** Draws the picture of paths, with one column per step. */
export function drawPaths(facts: MetamodelFacts, layouts: Layouts, paths: readonly (readonly PathStep[])[]): Drawing {
  const { nodes, width, height } = placePaths(paths, layouts.overview.nodes);
  const edges = new Set(paths.flat().flatMap(({ along, against }) => [...along, ...against]));
  return {
    key: Object.keys(nodes).join(),
    width,
    height,
    nodes: entityNodes(facts, nodes, new Set(Object.keys(nodes))),
    links: linksBetween([...edges], (name) => name, false),
    bundled: false,
    flow: false,
  };
}

/** Relationships inside an area are drawn one by one, those between areas as one line for each pair of areas. */
function drawOverview(
  facts: MetamodelFacts,
  { overview }: Layouts,
  edges: readonly ModelEdge[],
  aspect: string,
): Drawing {
  const areaOf = new Map(facts.entities.map(({ name, area }) => [name, area]));
  const accepting = new Set(entitiesWith(aspect, facts));
  const isInside = ({ from, to }: ModelEdge) => areaOf.get(from) === areaOf.get(to);
  const entities = facts.entities.map(({ name }) => name);
  const nodes = (Object.keys(modelAreas) as ModelArea[]).flatMap((area): DrawnNode[] => {
    const box = overview.areas[area];
    if (box === undefined) return [];
    const inside = entityNodes(facts, overview.nodes, new Set(entities.filter((name) => areaOf.get(name) === area)));
    return [
      { id: areaId(area), label: modelAreas[area], area, box, isArea: true, muted: false },
      ...inside.map((node) => ({ ...node, muted: aspect !== '' && !accepting.has(node.id) })),
    ];
  });
  return {
    key: `overview ${aspect}`,
    width: overview.width,
    height: overview.height,
    nodes,
    links: [
      ...linksBetween(
        edges.filter((edge) => !isInside(edge)),
        (name) => areaId(areaOf.get(name) ?? ''),
        false,
      ),
      ...linksBetween(edges.filter(isInside), (name) => name, false),
    ],
    bundled: true,
    flow: false,
  };
}

function areaId(area: string): string {
  return `area:${area}`;
}

/** From left to right, and down each column. */
function entityNodes(
  { entities }: MetamodelFacts,
  boxes: Readonly<Record<string, Box>>,
  shown: ReadonlySet<string>,
): DrawnNode[] {
  return entities
    .flatMap(({ name, area }) => {
      const box = boxes[name];
      if (box === undefined || !shown.has(name)) return [];
      return { id: name, label: name, area, box, isArea: false, muted: false };
    })
    .sort((a, b) => a.box[0] + a.box[2] / 2 - (b.box[0] + b.box[2] / 2) || a.box[1] - b.box[1]);
}

function linksBetween(edges: readonly ModelEdge[], nodeOf: (entity: string) => string, flow: boolean): DrawnLink[] {
  const links = new Map<string, ModelEdge[]>();
  for (const edge of edges) {
    const [from, to] = flow ? flowOf(edge) : [edge.from, edge.to];
    const id = `${nodeOf(from)} ${nodeOf(to)}`;
    links.set(id, [...(links.get(id) ?? []), edge]);
  }
  return [...links].map(([id, between]) => {
    const [from = '', to = ''] = id.split(' ');
    return { id, from, to, edges: between, lineage: between.some(({ declaration }) => isLineage(declaration)) };
  });
}
