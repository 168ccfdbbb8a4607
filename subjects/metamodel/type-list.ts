import { parseRichText } from '#generators/drafting/parse-rich-text.ts';
import { plainText } from '#generators/drafting/plain-text.ts';
import type { Section } from '#model/page.ts';
import { typeAnchor } from './addresses.ts';
import type { TypeListBlock } from './blocks/block-types.ts';
import { fieldRows, fieldSections, type TypeHref, typeText } from './field-rows.ts';
import { allFields, type DescribedType, type ModelIndex } from './model-index.ts';
import type { Aspect } from './schema/entity.ts';
import { namesIn } from './type-names.ts';

/** Every type that the fields of some aspects refer to, directly or through others, in order of first use. */
export function typesUsed(aspects: readonly Aspect[], index: ModelIndex): DescribedType[] {
  const found = new Map<string, DescribedType>();
  const visit = (type: string): void => {
    for (const name of namesIn(type)) {
      const described = index.types.get(name);
      if (described === undefined || found.has(name)) continue;
      found.set(name, described);
      if (described.type.kind === 'record') for (const field of described.type.fields) visit(field.type);
      if (described.type.kind === 'alias') visit(described.type.of);
    }
  };
  for (const aspect of aspects) for (const field of allFields(aspect, index)) visit(field.type);
  // Records of aspects are described in the section of their aspect.
  return [...found.values()].filter(({ aspect }) => aspect === undefined);
}

export function typeList(types: readonly DescribedType[], href: TypeHref): TypeListBlock {
  return {
    type: 'type-list',
    types: types.map(({ type }) => ({
      name: type.name,
      anchor: typeAnchor(type.name),
      kind: type.kind,
      description: parseRichText(type.description),
      fields: type.kind === 'record' ? fieldRows(typeAnchor(type.name), type.fields, href) : [],
      symbols:
        type.kind === 'enum'
          ? type.symbols.map(({ symbol, meaning }) => ({ symbol, meaning: parseRichText(meaning) }))
          : [],
      ...(type.kind === 'alias' ? { of: typeText(type.of, href) } : {}),
    })),
  };
}

/** What search finds: each type, and each field of a record, under its own anchor. */
export function typeSections({ types }: TypeListBlock): Section[] {
  return types.flatMap((type) => [
    {
      anchor: type.anchor,
      title: type.name,
      trail: ['Types'],
      text: [plainText(type.description), ...type.symbols.map(({ meaning }) => plainText(meaning))].join(' '),
      code: [type.name, ...type.symbols.map(({ symbol }) => symbol)],
    },
    ...fieldSections(type.name, type.fields, ['Types', type.name]),
  ]);
}
