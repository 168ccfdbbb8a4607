import { dataProblem, didYouMean } from '#generators/drafting/data-problem.ts';
import type { Loaded } from '#model/loaded.ts';
import type { Origin, Problem } from '#model/problem.ts';
import { checkPayload } from './check-payload.ts';
import { allFields, type ModelIndex } from './model-index.ts';
import type { Aspect, Entity } from './schema/entity.ts';
import type { ModelField } from './schema/metamodel-type.ts';
import { namesIn } from './type-names.ts';
import { matchesFormat } from './urn-format.ts';

/** Everything in the metamodel that refers to something else or claims to be valid. */
export function checkModel(index: ModelIndex): Problem[] {
  return [
    ...[...index.entities.values()].flatMap((entity) => checkEntity(entity, index)),
    ...[...index.aspects.values()].flatMap((aspect) => checkAspect(aspect, index)),
    ...[...index.types.values()].flatMap(({ type, origin }) =>
      type.kind === 'record'
        ? type.fields.flatMap((field, at) => checkField(field, (key) => origin(['fields', at, key]), index))
        : type.kind === 'alias'
          ? checkTypeNames(type.of, origin(['of']), index)
          : [],
    ),
    ...[...index.relationships.values()].flatMap(({ value, origin }) =>
      value.pending.flatMap(({ from }, at) =>
        index.entities.has(from)
          ? [
              dataProblem(
                origin(['pending', at]),
                'metamodel/pending-edge',
                `The entity "${from}" now has its own file, and its aspects state its relationships.`,
                'Remove this entry.',
              ),
            ]
          : [],
      ),
    ),
  ];
}

function checkEntity({ value: entity, origin }: Loaded<Entity>, index: ModelIndex): Problem[] {
  const { keyAspect, parts, format, valid } = entity.identity;
  const key = index.aspects.get(keyAspect)?.value;
  const fields = key?.fields.map(({ name }) => name) ?? [];
  return [
    ...entity.aspects.flatMap((name, at) =>
      index.aspects.has(name)
        ? []
        : [
            dataProblem(
              origin(['aspects', at]),
              'metamodel/unknown-aspect',
              `The entity "${entity.name}" lists the aspect "${name}", which is not described.`,
              didYouMean(name, index.aspects.keys(), `Describe it in content/metamodel/aspects/${name}.yaml.`),
            ),
          ],
    ),
    ...parts.flatMap((part, at) =>
      key === undefined || fields.includes(part.name)
        ? []
        : [
            dataProblem(
              origin(['identity', 'parts', at, 'name']),
              'metamodel/unknown-key-field',
              `The key aspect "${keyAspect}" has no field "${part.name}".`,
              didYouMean(part.name, fields, `Use its fields: ${fields.join(', ')}.`),
            ),
          ],
    ),
    ...valid.flatMap(({ urn }, at) =>
      matchesFormat(urn, format)
        ? []
        : [
            dataProblem(
              origin(['identity', 'valid', at, 'urn']),
              'metamodel/invalid-urn',
              `"${urn}" does not follow the format ${format}.`,
            ),
          ],
    ),
  ];
}

function checkAspect({ value: aspect, origin }: Loaded<Aspect>, index: ModelIndex): Problem[] {
  const used = [...index.entities.values()].some(({ value }) => value.aspects.includes(aspect.name));
  return [
    ...(used
      ? []
      : [
          dataProblem(
            origin(['name']),
            'metamodel/unused-aspect',
            `No entity has the aspect "${aspect.name}".`,
            'List it in the file of its entity.',
          ),
        ]),
    ...aspect.includes.flatMap((name, at) => checkTypeNames(name, origin(['includes', at]), index)),
    ...(aspect.example === undefined ? [] : checkExample(aspect, aspect.example, origin(['example']), index)),
  ];
}

function checkExample(aspect: Aspect, example: string, origin: Origin, index: ModelIndex): Problem[] {
  try {
    return checkPayload(JSON.parse(example), aspect.record, aspect.name, index).map((message) =>
      dataProblem(
        origin,
        'metamodel/invalid-example',
        message,
        `Fields of ${aspect.record}: ${allFields(aspect, index)
          .map(({ name }) => name)
          .join(', ')}.`,
      ),
    );
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return [dataProblem(origin, 'metamodel/invalid-example', `The example is not valid JSON: ${error.message}`)];
  }
}

function checkField(field: ModelField, origin: (key: string) => Origin, index: ModelIndex): Problem[] {
  const name = field.relationship?.name;
  return [
    ...checkTypeNames(field.type, origin('type'), index),
    ...(name === undefined || index.relationships.has(name)
      ? []
      : [
          dataProblem(
            origin('relationship'),
            'metamodel/unknown-relationship',
            `The relationship "${name}" is not described.`,
            didYouMean(
              name,
              index.relationships.keys(),
              `Describe it in content/metamodel/relationships/${name}.yaml.`,
            ),
          ),
        ]),
  ];
}

function checkTypeNames(type: string, origin: Origin, index: ModelIndex): Problem[] {
  return namesIn(type)
    .filter((name) => !index.types.has(name))
    .map((name) =>
      dataProblem(
        origin,
        'metamodel/unknown-type',
        `The type "${name}" isn't described.`,
        didYouMean(
          name,
          index.types.keys(),
          `Describe it in the aspect that uses it, or in content/metamodel/types/${name}.yaml.`,
        ),
      ),
    );
}
