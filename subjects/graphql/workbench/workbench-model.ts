import type { MetamodelData } from '../../metamodel/data.ts';
import { allFields, indexModel, type ModelIndex } from '../../metamodel/model-index.ts';
import type { Aspect } from '../../metamodel/schema/entity.ts';
import type { ModelField } from '../../metamodel/schema/metamodel-type.ts';
import { namesIn } from '../../metamodel/type-names.ts';
import type { EntityModel, RelationshipField, SearchableField, WorkbenchModel } from './engine/model.ts';

/** Types of searchable fields that a plain query looks at (DEFAULT_QUERY_FIELD_TYPES of SearchableAnnotation). */
const queriedTypes = new Set(['TEXT', 'TEXT_PARTIAL', 'URN', 'URN_PARTIAL']);

/** What the workbench's engine needs from the metamodel, with paths into the aspects. */
export function workbenchModel(data: MetamodelData): WorkbenchModel {
  const { index } = indexModel(data);
  return { entities: data.entities.map(({ value }) => entityModel(value, index)) };
}

function entityModel(entity: MetamodelData['entities'][number]['value'], index: ModelIndex): EntityModel {
  const { name, identity, aspects: names } = entity;
  const aspects = names.flatMap((each) => index.aspects.get(each)?.value ?? []);
  const versioned = aspects.filter(({ kind }) => kind !== 'timeseries');
  const found = versioned.flatMap((aspect) =>
    fieldsOf(aspect, index).map((field) => ({ aspect: aspect.name, ...field })),
  );
  return {
    name,
    keyAspect: identity.keyAspect,
    keyFields: identity.parts.map((part) => part.name),
    aspects: names,
    searchable: found.flatMap(({ aspect, path, field }) => searchable(aspect, path, field, index)),
    relationships: found.flatMap(({ aspect, path, field }) => relationships(aspect, path, field, index)),
  };
}

interface FoundField {
  path: readonly string[];
  field: ModelField;
}

/** All fields of an aspect and of the records in it, with their paths. */
function fieldsOf(aspect: Aspect, index: ModelIndex): FoundField[] {
  const visit = (fields: readonly ModelField[], before: readonly string[], above: readonly string[]): FoundField[] =>
    fields.flatMap((field) => {
      const path = [...before, field.name];
      const inner = namesIn(field.type).flatMap((name) => {
        const type = index.types.get(name)?.type;
        if (type?.kind !== 'record' || above.includes(name)) return [];
        return visit(type.fields, [...path, ...wrappers(field.type, index)], [...above, name]);
      });
      return [{ path, field }, ...inner];
    });
  return visit(allFields(aspect, index), [], [aspect.record]);
}

/** One `*` for every list, map, and union around the innermost type; aliases can represent more of them. */
function wrappers(type: string, index: ModelIndex): string[] {
  const own = (type.match(/\b(?:array|map|union)(?=\[)/g) ?? []).map(() => '*');
  const aliased = namesIn(type).flatMap((name) => {
    const named = index.types.get(name)?.type;
    return named?.kind === 'alias' ? wrappers(named.of, index) : [];
  });
  return [...own, ...aliased];
}

/** The steps of a mark's path, such as `*` and `tag`. The model also has `*` at fields with a single value, where it means the value. */
function steps(path: string, type: string, index: ModelIndex): string[] {
  const found = path.split('/').filter((step) => step !== '');
  return found[0] === '*' && wrappers(type, index).length === 0 ? found.slice(1) : found;
}

function searchable(aspect: string, path: readonly string[], field: ModelField, index: ModelIndex): SearchableField[] {
  return field.searchable.map((mark) => {
    const map = field.type.startsWith('map[');
    const type = mark.type ?? defaultType(field.type);
    return {
      aspect,
      path: map ? path : [...path, ...steps(mark.path ?? '', field.type, index)],
      index: mark.index ?? field.name,
      map,
      type,
      boost: mark.boost ?? 1,
      queryByDefault: mark.queryByDefault ?? queriedTypes.has(type),
      autocomplete: mark.autocomplete ?? false,
      filter: mark.filter ?? false,
      ...(mark.hasValues === undefined ? {} : { hasValues: mark.hasValues }),
    };
  });
}

/** As SearchableAnnotation.getDefaultFieldType chooses. */
function defaultType(type: string): string {
  if (type === 'int' || type === 'float') return 'COUNT';
  return type.startsWith('map[') ? 'KEYWORD' : 'TEXT';
}

/** UpdateIndicesHook writes the edges of column-level lineage itself, so the mark of `fineGrainedLineages` makes none. */
function relationships(
  aspect: string,
  path: readonly string[],
  field: ModelField,
  index: ModelIndex,
): RelationshipField[] {
  const { relationship, type } = field;
  if (relationship === undefined || field.name === 'fineGrainedLineages') return [];
  const marked = field.searchable.find((mark) => mark.path !== undefined)?.path;
  const inner = marked === undefined ? wrappers(type, index) : steps(marked, type, index);
  const edge = type === 'array[Edge]' && marked === undefined ? ['destinationUrn'] : [];
  return [{ aspect, path: [...path, ...inner, ...edge], optional: field.optional, ...relationship }];
}
