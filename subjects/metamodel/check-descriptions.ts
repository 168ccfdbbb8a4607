import { restatedProblem } from '#generators/drafting/restated.ts';
import type { Loaded } from '#model/loaded.ts';
import type { Origin, Problem } from '#model/problem.ts';
import type { MetamodelData } from './data.ts';
import type { Aspect, Entity } from './schema/entity.ts';
import type { ModelField, ModelType, RelationshipType } from './schema/metamodel-type.ts';

type OriginAt = (path: readonly (string | number)[]) => Origin;

/** Descriptions in the metamodel that only repeat names: parts of URNs, aspects, types, fields, symbols, and relationships. */
export function checkModelDescriptions({ entities, aspects, modelTypes, relationships }: MetamodelData): Problem[] {
  return [
    ...entities.flatMap(checkParts),
    ...aspects.flatMap(checkAspect),
    ...modelTypes.flatMap(({ value, origin }) => checkType(value, origin)),
    ...relationships.flatMap(checkRelationship),
  ];
}

function checkParts({ value: entity, origin }: Loaded<Entity>): Problem[] {
  return entity.identity.parts.flatMap(({ name, description }, index) => {
    const at = origin(['identity', 'parts', index, 'description']);
    return restatedProblem(at, `part "${name}"`, description, [name, entity.name, entity.title]);
  });
}

function checkAspect({ value: aspect, origin }: Loaded<Aspect>): Problem[] {
  const what = `aspect "${aspect.name}"`;
  return [
    ...restatedProblem(origin(['summary']), what, aspect.summary, [aspect.name]),
    ...restatedProblem(origin(['description']), what, aspect.description, [aspect.name]),
    ...checkFields(aspect.fields, (path) => origin(['fields', ...path]), aspect.record),
    ...aspect.types.flatMap((type, index) => checkType(type, (path) => origin(['types', index, ...path]))),
  ];
}

function checkType(type: ModelType, origin: OriginAt): Problem[] {
  return [
    ...restatedProblem(origin(['description']), `type "${type.name}"`, type.description, [type.name]),
    ...(type.kind === 'record' ? checkFields(type.fields, (path) => origin(['fields', ...path]), type.name) : []),
    ...(type.kind === 'enum'
      ? type.symbols.flatMap(({ symbol, meaning }, index) =>
          restatedProblem(origin(['symbols', index, 'meaning']), `symbol "${symbol}"`, meaning, [symbol, type.name]),
        )
      : []),
  ];
}

function checkFields(fields: readonly ModelField[], origin: OriginAt, owner: string): Problem[] {
  return fields.flatMap(({ name, type, description }, index) =>
    restatedProblem(origin([index, 'description']), `field "${owner}.${name}"`, description, [name, type, owner]),
  );
}

function checkRelationship({ value, origin }: Loaded<RelationshipType>): Problem[] {
  return (['outgoing', 'incoming'] as const).flatMap((direction) =>
    restatedProblem(origin([direction]), `relationship "${value.name}"`, value[direction], [value.name]),
  );
}
