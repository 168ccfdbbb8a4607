import { valuesAt } from './extract.ts';
import { list, record, records, text } from './json.ts';
import type { RelationshipField, WorkbenchModel } from './model.ts';
import type { Store } from './store.ts';
import type { Json, JsonObject } from './types.ts';
import { entityOf } from './urn.ts';

/** An edge of the graph index. The optional parts are known for lineage whose aspect contains them. */
export interface Edge {
  source: string;
  type: string;
  destination: string;
  createdOn?: number;
  createdActor?: string;
  updatedOn?: number;
  updatedActor?: string;
  isManual?: boolean;
}

export type Direction = 'INCOMING' | 'OUTGOING';
export type LineageDirection = 'UPSTREAM' | 'DOWNSTREAM';

/** An entity that lineage reaches. */
export interface LineageHop extends Omit<Edge, 'source' | 'destination'> {
  urn: string;
  degree: number;
  /** Paths from the start to this entity, both included. */
  paths: readonly (readonly string[])[];
}

/** A kind of edge that lineage follows from one entity type in one direction. */
interface LineageEdge {
  type: string;
  direction: Direction;
  other: string;
}

/** The graph index: edges of all aspects by the relationships of the model, and lineage over them. */
export class Graph {
  #store: Store;
  #fields: ReadonlyMap<string, readonly RelationshipField[]>;
  #upstream: ReadonlyMap<string, readonly LineageEdge[]>;
  #downstream: ReadonlyMap<string, readonly LineageEdge[]>;
  #built: { version: number; edges: readonly Edge[] } | undefined;

  constructor(store: Store, model: WorkbenchModel) {
    this.#store = store;
    this.#fields = new Map(model.entities.map((entity) => [entity.name, entity.relationships]));
    const { upstream, downstream } = lineageEdges(model);
    this.#upstream = upstream;
    this.#downstream = downstream;
  }

  /** Edges with the given names at an entity; an empty list of names means all. */
  related(urn: string, types: readonly string[], direction: Direction): { urn: string; type: string }[] {
    const names = new Set(types);
    return this.#edges().flatMap(({ source, destination, type }) => {
      const [here, there] = direction === 'OUTGOING' ? [source, destination] : [destination, source];
      return here === urn && (names.size === 0 || names.has(type)) ? [{ urn: there, type }] : [];
    });
  }

  /**
   * Entities that lineage reaches, the nearest first (ESGraphQueryDAO.getLineage). Each is found once, with the paths of its first degree. Only
   * entity types that have lineage with the type of the start are followed.
   */
  lineage(start: string, direction: LineageDirection, hops: number, range?: TimeRange): LineageHop[] {
    const kinds = direction === 'UPSTREAM' ? this.#upstream : this.#downstream;
    const type = entityOf(start);
    const allowed = new Set([
      type,
      ...[...(this.#upstream.get(type) ?? []), ...(this.#downstream.get(type) ?? [])].map(({ other }) => other),
    ]);
    const visited = new Set([start]);
    const paths = new Map<string, string[][]>();
    const found: LineageHop[] = [];
    let level: readonly string[] = [start];
    for (let degree = 1; degree <= hops && level.length > 0; degree += 1) {
      const next: string[] = [];
      const here = new Set(level);
      for (const edge of this.#edges()) {
        for (const outward of ['OUTGOING', 'INCOMING'] as const) {
          const [from, to] = outward === 'OUTGOING' ? [edge.source, edge.destination] : [edge.destination, edge.source];
          if (!here.has(from) || visited.has(to)) continue;
          const [fromType, toType] = [entityOf(from), entityOf(to)];
          if (!allowed.has(fromType) || !allowed.has(toType) || !inRange(edge, range)) continue;
          const edges = fromType === 'schemaField' ? columnEdges(direction) : (kinds.get(fromType) ?? []);
          if (!edges.some((kind) => kind.type === edge.type && kind.direction === outward && kind.other === toType))
            continue;
          visited.add(to);
          const before = paths.get(from) ?? [[from]];
          paths.set(
            to,
            before.map((path) => [...path, to]),
          );
          const { source: _, destination: __, ...rest } = edge;
          found.push({ ...rest, urn: to, degree, paths: paths.get(to) ?? [] });
          next.push(to);
        }
      }
      level = next;
    }
    return found;
  }

  #edges(): readonly Edge[] {
    const { version } = this.#store;
    if (this.#built?.version !== version) {
      const edges = [...this.#store.urns()].flatMap((urn) => this.#edgesOf(urn));
      const byId = new Map(edges.map((edge) => [`${edge.source} ${edge.type} ${edge.destination}`, edge]));
      this.#built = { version, edges: [...byId.values()] };
    }
    return this.#built.edges;
  }

  #edgesOf(urn: string): Edge[] {
    const aspects = this.#store.aspects(urn) ?? {};
    const declared = (this.#fields.get(entityOf(urn)) ?? []).flatMap(({ aspect, path, name }) => {
      const parent = path.slice(0, -1);
      // An edge's dates and its origin are next to its URN, in the same record.
      const last = path.at(-1);
      if (last === undefined || last === '*') {
        return valuesAt(aspects[aspect], path).flatMap((value) => urnEdge(urn, name, value));
      }
      return valuesAt(aspects[aspect], parent).flatMap((holder) => {
        const owner = record(holder);
        return owner === undefined
          ? []
          : valuesAt(owner[last], []).flatMap((value) => urnEdge(urn, name, value, owner));
      });
    });
    return [...declared, ...columnLineage(aspects.upstreamLineage), ...inputColumns(urn, aspects.inputFields)];
  }
}

/** Time limits for lineage. Both must be set to apply. */
export interface TimeRange {
  start: number;
  end: number;
}

function urnEdge(source: string, type: string, value: Json, owner: JsonObject = {}): Edge[] {
  if (typeof value !== 'string') return [];
  const created = record(owner.created);
  const updated = record(owner.lastModified) ?? record(owner.auditStamp);
  return [
    {
      source,
      type,
      destination: value,
      ...(typeof created?.time === 'number' && { createdOn: created.time }),
      ...(typeof created?.actor === 'string' && { createdActor: created.actor }),
      ...(typeof updated?.time === 'number' && { updatedOn: updated.time }),
      ...(typeof updated?.actor === 'string' && { updatedActor: updated.actor }),
      ...(record(owner.properties)?.source === 'UI' && { isManual: true }),
    },
  ];
}

/** Edges between columns (UpdateIndicesHook). They end at the first entry without upstreams or downstreams. */
function columnLineage(aspect: JsonObject | undefined): Edge[] {
  const edges: Edge[] = [];
  for (const entry of records(aspect?.fineGrainedLineages)) {
    const { upstreams, downstreams } = entry;
    if (upstreams === undefined || downstreams === undefined) break;
    for (const source of list(downstreams)) {
      for (const destination of list(upstreams)) {
        if (typeof source === 'string' && typeof destination === 'string') {
          edges.push({ source, type: 'DownstreamOf', destination });
        }
      }
    }
  }
  return edges;
}

/** Edges from the fields of a chart or dashboard to the columns that they show (UpdateIndicesHook). */
function inputColumns(urn: string, aspect: JsonObject | undefined): Edge[] {
  return records(aspect?.fields).flatMap((field): Edge[] => {
    const path = text(record(field.schemaField)?.fieldPath);
    const destination = text(field.schemaFieldUrn);
    if (path === null || destination === null) return [];
    const encoded = path.replaceAll('(', '%28').replaceAll(')', '%29').replaceAll(',', '%2C');
    return [{ source: `urn:li:schemaField:(${urn},${encoded})`, type: 'DownstreamOf', destination }];
  });
}

/** LineageRegistry.getSchemaFieldRelationships. */
function columnEdges(direction: LineageDirection): LineageEdge[] {
  return [
    { type: 'DownstreamOf', direction: direction === 'UPSTREAM' ? 'OUTGOING' : 'INCOMING', other: 'schemaField' },
  ];
}

/** LineageRegistry.buildLineageSpecs. */
function lineageEdges({ entities }: WorkbenchModel) {
  const upstream = new Map<string, LineageEdge[]>();
  const downstream = new Map<string, LineageEdge[]>();
  const add = (map: Map<string, LineageEdge[]>, entity: string, edge: LineageEdge) => {
    map.set(entity, [...(map.get(entity) ?? []), edge]);
  };
  for (const { name, relationships } of entities) {
    for (const field of relationships) {
      if (!field.lineage) continue;
      const [out, back] = field.downstream ? [downstream, upstream] : [upstream, downstream];
      for (const other of field.to) {
        add(out, name, { type: field.name, direction: 'OUTGOING', other });
        add(back, other, { type: field.name, direction: 'INCOMING', other: name });
      }
    }
  }
  return { upstream, downstream };
}

/** TimeFilterUtils: an edge without dates, or one that a person added, always counts. */
function inRange({ createdOn, updatedOn, isManual }: Edge, range: TimeRange | undefined): boolean {
  if (range === undefined || isManual === true || ((createdOn ?? 0) === 0 && (updatedOn ?? 0) === 0)) return true;
  return [createdOn, updatedOn].some((time) => time !== undefined && time >= range.start && time <= range.end);
}
