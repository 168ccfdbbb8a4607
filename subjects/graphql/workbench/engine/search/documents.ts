import { valuesAt } from '../extract.ts';
import { record } from '../json.ts';
import type { EntityModel, SearchableField, WorkbenchModel } from '../model.ts';
import type { Store } from '../store.ts';
import { entityOf } from '../urn.ts';

export type IndexValue = string | number | boolean;

/** An entity in the search index: the values of each field. */
export interface SearchDocument {
  urn: string;
  fields: ReadonlyMap<string, readonly IndexValue[]>;
  /** Fields that also have their exact value as `{name}.keyword`: texts, keywords, and URNs (MappingsBuilder). */
  exact: ReadonlySet<string>;
}

/** Types of fields that are indexed without an exact value. */
const inexactTypes = new Set(['BOOLEAN', 'COUNT', 'DATETIME', 'OBJECT', 'BROWSE_PATH']);

/** How a field of an entity type's index is analyzed; the merged marks of all aspects that fill it. */
export interface IndexField {
  name: string;
  type: string;
  boost: number;
  queryByDefault: boolean;
  autocomplete: boolean;
  filter: boolean;
}

/** The search indices: one document per entity, made from the searchable fields of its aspects (SearchDocumentTransformer). */
export class SearchDocuments {
  #store: Store;
  #model: ReadonlyMap<string, EntityModel>;
  #built = new Map<string, { version: number; documents: readonly SearchDocument[] }>();
  #fields = new Map<string, readonly IndexField[]>();

  constructor(store: Store, model: WorkbenchModel) {
    this.#store = store;
    this.#model = new Map(model.entities.map((entity) => [entity.name, entity]));
  }

  /** Entity types that have documents, in the order of the model. */
  nonEmptyTypes(): string[] {
    return [...this.#model.keys()].filter((type) => this.of(type).length > 0);
  }

  /** The documents of an entity type, in the order of the catalog. */
  of(type: string): readonly SearchDocument[] {
    const { version } = this.#store;
    const kept = this.#built.get(type);
    if (kept?.version === version) return kept.documents;
    const documents = this.#store.ofType(type).map((urn) => this.#document(urn));
    this.#built.set(type, { version, documents });
    return documents;
  }

  /** Fields of an entity type's index. */
  fields(type: string): readonly IndexField[] {
    const kept = this.#fields.get(type);
    if (kept !== undefined) return kept;
    const byName = new Map<string, IndexField>();
    for (const field of this.#model.get(type)?.searchable ?? []) {
      const { index: name, boost, queryByDefault, autocomplete, filter } = field;
      const known = byName.get(name);
      byName.set(name, {
        name,
        type: known?.type ?? field.type,
        boost,
        // One mark is enough: a dataset's platform is a filter because of its instance aspect, although its key also fills the field.
        queryByDefault: queryByDefault || known?.queryByDefault === true,
        autocomplete: autocomplete || known?.autocomplete === true,
        filter: filter || known?.filter === true,
      });
    }
    const fields = [...byName.values()];
    this.#fields.set(type, fields);
    return fields;
  }

  #document(urn: string): SearchDocument {
    const aspects = this.#store.aspects(urn) ?? {};
    const fields = new Map<string, readonly IndexValue[]>([['urn', [urn]]]);
    const exact = new Set(['urn', 'runId']);
    for (const field of this.#model.get(entityOf(urn))?.searchable ?? []) {
      const aspect = aspects[field.aspect];
      if (aspect === undefined) continue;
      if (!inexactTypes.has(field.type)) exact.add(field.index);
      const values = valuesOf(field, valuesAt(aspect, field.path));
      if (field.hasValues !== undefined) {
        const flag = typeof values[0] === 'boolean' ? values[0] : values.length > 0;
        fields.set(field.hasValues, [flag]);
      }
      if (values.length > 0) fields.set(field.index, [...(fields.get(field.index) ?? []), ...values]);
    }
    return { urn, fields, exact };
  }
}

function valuesOf({ map, type }: SearchableField, found: ReturnType<typeof valuesAt>): IndexValue[] {
  const flat = map
    ? found.flatMap((value) => Object.entries(record(value) ?? {}).map(([key, each]) => `${key}=${each}`))
    : found;
  return flat.flatMap((value): IndexValue[] => {
    if (typeof value === 'string') return [type === 'BROWSE_PATH' && !value.startsWith('/') ? `/${value}` : value];
    return typeof value === 'number' || typeof value === 'boolean' ? [value] : [];
  });
}
