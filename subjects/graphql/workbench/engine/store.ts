import type { WorkbenchModel } from './model.ts';
import type { AspectChange, Catalog, Json, JsonObject } from './types.ts';
import { parseUrn } from './urn.ts';

type Aspects = Readonly<Record<string, JsonObject>>;

/** A stored entity. Writes replace the whole object, so the catalog's own is never changed. */
interface Stored {
  readonly urn: string;
  readonly type: string;
  readonly aspects: Aspects;
  readonly timeseries: Readonly<Record<string, readonly JsonObject[]>>;
}

/** The session's copy of the catalog. */
export class Store {
  /** Increases with every write, so that indexes know when to start over. */
  version = 0;
  #base: ReadonlyMap<string, Stored>;
  #entities: Map<string, Stored>;
  #keys: ReadonlyMap<string, { keyAspect: string; keyFields: readonly string[] }>;
  #created = 0;

  constructor(catalog: Catalog, model: WorkbenchModel) {
    this.#keys = new Map(model.entities.map((entity) => [entity.name, entity]));
    this.#base = new Map(
      catalog.entities.map(({ urn, type, aspects, timeseries = {} }) => [urn, { urn, type, aspects, timeseries }]),
    );
    this.#entities = new Map(this.#base);
  }

  /** Whether anything is stored for the URN (EntityService.exists). */
  exists(urn: string): boolean {
    return this.#entities.has(urn);
  }

  /** A stored aspect. */
  aspect(urn: string, name: string): JsonObject | undefined {
    return this.#entities.get(urn)?.aspects[name];
  }

  /**
   * All aspects of an entity. Like EntityService.getLatestEnvelopedAspects, it derives the key aspect from the URN if nothing is stored, so an
   * unknown URN of a known type also has a key. Undefined for a type that the model doesn't have.
   */
  aspects(urn: string): Aspects | undefined {
    const stored = this.#entities.get(urn)?.aspects ?? {};
    const key = this.#key(urn);
    return key === undefined ? undefined : { [key.name]: key.value, ...stored };
  }

  /** URNs of all entities of a type, in the order of the catalog. */
  ofType(type: string): string[] {
    return [...this.#entities.values()].flatMap((entity) => (entity.type === type ? [entity.urn] : []));
  }

  /** URNs of all entities. */
  urns(): IterableIterator<string> {
    return this.#entities.keys();
  }

  /** Events of a timeseries aspect, the newest first. */
  events(urn: string, aspect: string): JsonObject[] {
    const events = this.#entities.get(urn)?.timeseries[aspect] ?? [];
    return [...events].sort((a, b) => Number(b.timestampMillis) - Number(a.timestampMillis));
  }

  /** Replaces an aspect and creates the entity if it's new. */
  write(urn: string, aspect: string, value: JsonObject): void {
    const key = this.#key(urn);
    if (key === undefined) throw new Error(`The model has no entity type for ${urn}.`);
    const stored = this.#entities.get(urn);
    const aspects = { ...(stored?.aspects ?? { [key.name]: key.value }), [aspect]: value };
    this.#put({ urn, type: key.type, aspects, timeseries: stored?.timeseries ?? {} });
  }

  /** Adds an event to a timeseries aspect, replacing one at the same point. */
  append(urn: string, aspect: string, event: JsonObject): void {
    const stored = this.#entities.get(urn);
    const type = parseUrn(urn)?.entity ?? '';
    const timeseries = stored?.timeseries ?? {};
    const others = (timeseries[aspect] ?? []).filter((each) => pointOf(each) !== pointOf(event));
    const events = [...others, event];
    this.#put({ urn, type, aspects: stored?.aspects ?? {}, timeseries: { ...timeseries, [aspect]: events } });
  }

  /** Removes an entity with everything that is stored for it. */
  delete(urn: string): void {
    if (this.#entities.delete(urn)) this.version += 1;
  }

  /** Removes one aspect. */
  deleteAspect(urn: string, aspect: string): void {
    const stored = this.#entities.get(urn);
    if (stored === undefined) return;
    const { [aspect]: _, ...aspects } = stored.aspects;
    this.#put({ ...stored, aspects });
  }

  /** An ID for a new entity in the form of a UUID. Equal sessions get equal IDs, where the platform uses random ones. */
  newId(): string {
    this.#created += 1;
    return `00000000-0000-4000-8000-${this.#created.toString(16).padStart(12, '0')}`;
  }

  /** The changes made by writes. A timeseries aspect is compared as a list of events. */
  diff(): AspectChange[] {
    const urns = new Set([...this.#base.keys(), ...this.#entities.keys()]);
    return [...urns].flatMap((urn) => {
      const [before, after] = [this.#base.get(urn), this.#entities.get(urn)];
      if (before === after) return [];
      const [old, current] = [flat(before), flat(after)];
      const names = new Set([...Object.keys(old), ...Object.keys(current)]);
      return [...names].flatMap((aspect): AspectChange[] => {
        const [a, b] = [old[aspect] ?? null, current[aspect] ?? null];
        return JSON.stringify(a) === JSON.stringify(b) ? [] : [{ urn, aspect, before: a, after: b }];
      });
    });
  }

  /** Restores the catalog. */
  reset(): void {
    this.#entities = new Map(this.#base);
    this.#created = 0;
    this.version += 1;
  }

  #put(entity: Stored): void {
    this.#entities.set(entity.urn, entity);
    this.version += 1;
  }

  #key(urn: string): { type: string; name: string; value: JsonObject } | undefined {
    const parsed = parseUrn(urn);
    const key = this.#keys.get(parsed?.entity ?? '');
    if (parsed === undefined || key === undefined) return undefined;
    const { parts, entity } = parsed;
    const value = Object.fromEntries(key.keyFields.map((field, index) => [field, decoded(parts[index] ?? '')]));
    return { type: entity, name: key.keyAspect, value };
  }
}

/** Parts of a URN are percent-encoded; a part that isn't valid stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function flat(stored: Stored | undefined): Record<string, JsonObject> {
  if (stored === undefined) return {};
  const events = Object.entries(stored.timeseries).map(([name, list]): [string, JsonObject] => {
    const copies: Json[] = [...list];
    return [name, { events: copies }];
  });
  return { ...stored.aspects, ...Object.fromEntries(events) };
}

/** What distinguishes an aspect's events. GMS builds the document ID from it (`TimeseriesAspectTransformer.getDocId`). */
function pointOf({ timestampMillis, eventGranularity, messageId, partitionSpec }: JsonObject): string {
  return JSON.stringify([timestampMillis, eventGranularity ?? null, messageId ?? null, partitionSpec ?? null]);
}
