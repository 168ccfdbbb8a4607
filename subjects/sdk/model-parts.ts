import { blockPart, headingPart } from '#generators/drafting/draft-parts.ts';
import { parseRichText } from '#generators/drafting/parse-rich-text.ts';
import { plainText } from '#generators/drafting/plain-text.ts';
import type { DraftPart } from '#model/page.ts';
import { aspectHref, entityPath, typeAnchor } from '#subjects/metamodel/addresses.ts';
import { aspectsOf, homeOf } from '#subjects/metamodel/aspect-parts.ts';
import type { ModelIndex } from '#subjects/metamodel/model-index.ts';
import { typesUsed } from '#subjects/metamodel/type-list.ts';
import { memberAnchor, modelsModule } from './addresses.ts';
import type { PythonModelBlock } from './blocks/block-types.ts';
import type { ModuleContext } from './member-parts.ts';
import type { ModelClass } from './model-classes.ts';

/** Where the entity pages explain each type, by the name of the type. */
export type Explanations = ReadonlyMap<string, { name: string; href: string }>;

/** Finds the entity page that describes each aspect in full, and for other types the first page that lists it. */
export function findExplanations(index: ModelIndex): Explanations {
  const places = new Map<string, { name: string; href: string }>();
  for (const { value: entity } of index.entities.values()) {
    const described = aspectsOf(entity, index)
      .map(({ value }) => value)
      .filter((aspect) => homeOf(aspect, entity.name, index) === entity.name);
    for (const { name, record } of described) {
      if (!places.has(record))
        places.set(record, { name: `${entity.title}: ${name}`, href: aspectHref(entity.name, name) });
    }
    for (const { type } of typesUsed(described, index)) {
      const href = `${entityPath(entity.name)}#${typeAnchor(type.name)}`;
      if (!places.has(type.name)) places.set(type.name, { name: `${entity.title}: ${type.name}`, href });
    }
  }
  return places;
}

/** Heading and definition of one class of the metamodel. */
export function modelParts(model: ModelClass, context: ModuleContext, explanations: Explanations): DraftPart[] {
  const anchor = memberAnchor(modelsModule, model.name);
  const explained = explanations.get(model.type);
  const block: PythonModelBlock = {
    type: 'python-model',
    name: model.name,
    ...(model.aspect === undefined ? {} : { aspect: model.aspect.name }),
    description: parseRichText(model.description),
    // The meaning of constants is next to them.
    ...(explained === undefined || model.group === 'enum' ? {} : { explained }),
    parameters: model.fields.map(({ name, type, default: defaultValue }) => ({
      name,
      anchor: memberAnchor(anchor, name),
      valueType: context.typeText(type),
      ...(defaultValue === undefined ? {} : { defaultValue }),
    })),
    constants: model.symbols.map(({ symbol, meaning }) => ({
      name: symbol,
      anchor: memberAnchor(anchor, symbol),
      meaning: parseRichText(meaning),
    })),
  };
  const section = {
    anchor: '',
    title: '',
    trail: [],
    text: [block.description, ...block.constants.map(({ meaning }) => meaning)].map(plainText).join(' '),
    code: [
      model.name,
      ...(model.aspect === undefined ? [] : [model.aspect.name]),
      ...model.symbols.map(({ symbol }) => symbol),
    ],
  };
  return [headingPart(3, `\`${model.name}\``, model.origin, anchor), blockPart(block, model.origin, [section])];
}
