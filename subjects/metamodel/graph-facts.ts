import type { Aspect } from './schema/entity.ts';
import type { ModelArea } from './schema/model-areas.ts';

/** The metamodel as a graph: what its explorer shows. */
export interface MetamodelFacts {
  entities: readonly MetamodelEntity[];
  /** By name. */
  aspects: readonly MetamodelAspect[];
  /** By name. */
  relationships: readonly MetamodelRelationship[];
  declarations: readonly Declaration[];
}

export interface MetamodelEntity {
  name: string;
  title: string;
  area: ModelArea;
  /** Its meaning, in a sentence. */
  description: string;
  /** Names of its aspects, the key aspect first. */
  aspects: readonly string[];
}

export interface MetamodelAspect {
  name: string;
  /** What it says about its entity, in a sentence. */
  summary: string;
  kind: Aspect['kind'];
}

export interface MetamodelRelationship {
  name: string;
  /** What the edge says about the entity that has it. */
  outgoing: string;
  /** What the edge says about the entity that it points to. */
  incoming: string;
}

/** A mark on a field, which defines a relationship from every entity with the aspect to every entity type that the field can contain. */
export interface Declaration {
  relationship: string;
  from: readonly string[];
  to: readonly string[];
  /** Aspect and field, for example `upstreamLineage.upstreams.dataset`. */
  via: string;
  /** Set when lineage follows it: which end is downstream. */
  downstream?: 'from' | 'to';
}

/** The positions in a graph that Graphviz calculated, in units that are pixels at full size. Boxes are left, top, width, height. */
export interface GraphLayout {
  width: number;
  height: number;
  nodes: Readonly<Record<string, Box>>;
}

export type Box = readonly [left: number, top: number, width: number, height: number];

/** Layouts of everything that the explorer draws. */
export interface MetamodelLayouts {
  /** All entities, in the boxes of their areas. */
  overview: GraphLayout & { areas: Readonly<Partial<Record<ModelArea, Box>>> };
  lineage: GraphLayout;
  /** An entity with its neighbors, by its name. */
  entities: Readonly<Record<string, GraphLayout>>;
  /** What a relationship connects, by its name. */
  relationships: Readonly<Record<string, GraphLayout>>;
  /** What the fields of an aspect connect, by its name. */
  aspects: Readonly<Record<string, GraphLayout>>;
}

/** What the page of the explorer needs to know. */
export interface MetamodelSiteFacts {
  facts: MetamodelFacts;
  layouts: MetamodelLayouts;
}
