import { dataProblem } from '#generators/drafting/data-problem.ts';
import type { Loaded } from '#model/loaded.ts';
import type { Origin, Problem } from '#model/problem.ts';
import type { MetamodelData } from './data.ts';
import type { Aspect, Entity } from './schema/entity.ts';
import type { ModelField, ModelType, RelationshipType } from './schema/metamodel-type.ts';

/** A type or the record of an aspect, with where it is described. */
export interface DescribedType {
  type: ModelType;
  /** Set when the type is the record of an aspect. */
  aspect?: Aspect;
  origin: (path: readonly (string | number)[]) => Origin;
}

/** The metamodel by name. */
export interface ModelIndex {
  entities: ReadonlyMap<string, Loaded<Entity>>;
  aspects: ReadonlyMap<string, Loaded<Aspect>>;
  relationships: ReadonlyMap<string, Loaded<RelationshipType>>;
  types: ReadonlyMap<string, DescribedType>;
}

/** Indexes the data; if two types have the same name, the first one stays, and the second one is a problem. */
export function indexModel(data: MetamodelData): { index: ModelIndex; problems: Problem[] } {
  const problems: Problem[] = [];
  const types = new Map<string, DescribedType>();
  const add = (described: DescribedType) => {
    const { name } = described.type;
    if (!types.has(name)) types.set(name, described);
    else {
      const message = `The type "${name}" is described twice.`;
      problems.push(
        dataProblem(
          described.origin(['name']),
          'metamodel/duplicate-type',
          message,
          'Move it to content/metamodel/types/ and remove both others.',
        ),
      );
    }
  };
  for (const { value: type, origin } of data.modelTypes) add({ type, origin });
  for (const { value: aspect, origin } of data.aspects) {
    const { record: name, description, fields } = aspect;
    add({ type: { kind: 'record', name, description, fields }, aspect, origin });
    for (const [index, type] of aspect.types.entries()) {
      add({ type, origin: (path) => origin(['types', index, ...path]) });
    }
  }
  const byName = <T extends { name: string }>(list: readonly Loaded<T>[]) =>
    new Map(list.map((item) => [item.value.name, item]));
  return {
    index: {
      entities: byName(data.entities),
      aspects: byName(data.aspects),
      relationships: byName(data.relationships),
      types,
    },
    problems,
  };
}

/** The fields of an aspect, included ones first. */
export function allFields(aspect: Aspect, { types }: ModelIndex): ModelField[] {
  const included = aspect.includes.flatMap((name) => {
    const record = types.get(name)?.type;
    return record?.kind === 'record' ? record.fields : [];
  });
  return [...included, ...aspect.fields];
}
