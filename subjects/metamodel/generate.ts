import { blockPart, headingPart, markdownPart } from '#generators/drafting/draft-parts.ts';
import { generatedPage } from '#generators/drafting/generated-page.ts';
import { nextStepsParts } from '#generators/drafting/next-steps.ts';
import { parseRichText } from '#generators/drafting/parse-rich-text.ts';
import type { Generated } from '#generators/generated.ts';
import type { Loaded } from '#model/loaded.ts';
import type { DraftPart, PageDraft } from '#model/page.ts';
import type { UrnRules } from '#model/urn/findings.ts';
import { serverVerdict } from '#model/urn/server.ts';
import { aspectHref, entityPath, typeAnchor } from './addresses.ts';
import { aspectIndex, aspectParts, aspectsOf, homeOf } from './aspect-parts.ts';
import type { UrnFormatBlock } from './blocks/block-types.ts';
import { checkModelDescriptions } from './check-descriptions.ts';
import { checkModel } from './check-model.ts';
import type { MetamodelData } from './data.ts';
import { neighbourDiagram } from './diagram.ts';
import { type Edge, modelEdges } from './edges.ts';
import type { TypeHref } from './field-rows.ts';
import { indexModel, type ModelIndex } from './model-index.ts';
import { relationshipTable } from './relationship-parts.ts';
import type { Entity } from './schema/entity.ts';
import { typeList, typeSections, typesUsed } from './type-list.ts';
import { urnRules } from './urn-facts.ts';

/** One page per entity, with problems of entities, aspects, types, and relationships. */
export function generateEntities(data: MetamodelData): Generated {
  const { index, problems } = indexModel(data);
  const edges = modelEdges(index);
  const rules = urnRules(data);
  return {
    drafts: data.entities.map((entity) => entityPage(entity, edges, index, rules)),
    problems: [...problems, ...checkModel(index), ...checkModelDescriptions(data)],
  };
}

function entityPage(loaded: Loaded<Entity>, edges: readonly Edge[], index: ModelIndex, rules: UrnRules): PageDraft {
  const { value: entity, origin } = loaded;
  return generatedPage(
    {
      path: entityPath(entity.name),
      kind: 'entity',
      title: entity.title,
      description: entity.description,
      keywords: [...entity.keywords, entity.name],
      sources: entity.sources,
      body: [
        ...markdownPart(entity.summary, origin(['summary'])),
        headingPart(2, 'Example', origin(['example'])),
        ...markdownPart(entity.example, origin(['example'])),
        ...identityParts(loaded, index, rules),
        ...allAspectParts(loaded, index),
        ...relationshipParts(loaded, edges, index),
        headingPart(2, 'Reading and writing', origin(['access'])),
        blockPart(accessTable(entity), origin(['access'])),
        ...closingParts(loaded),
      ],
    },
    loaded.file,
  );
}

function identityParts({ value: entity, origin }: Loaded<Entity>, index: ModelIndex, rules: UrnRules): DraftPart[] {
  const { format, parts, valid, invalid, note, keyAspect } = entity.identity;
  const fields = index.aspects.get(keyAspect)?.value.fields ?? [];
  const example = ({ urn, note: text }: (typeof valid)[number]) => ({ urn, note: parseRichText(text) });
  return [
    headingPart(2, 'Identity', origin(['identity'])),
    blockPart<UrnFormatBlock>(
      {
        type: 'urn-format',
        caption: `Parts of the URN of a ${entity.title}`,
        format,
        parts: parts.map(({ name, description, example: value }) => ({
          name,
          type: fields.find((field) => field.name === name)?.type ?? 'string',
          description: parseRichText(description),
          example: value,
        })),
        valid: valid.map(example),
        invalid: invalid.map((wrong) => ({ ...example(wrong), accepted: serverVerdict(wrong.urn, rules).accepts })),
      },
      origin(['identity']),
    ),
    ...markdownPart(note ?? '', origin(['identity', 'note'])),
  ];
}

function allAspectParts({ value: entity, origin }: Loaded<Entity>, index: ModelIndex): DraftPart[] {
  const aspects = aspectsOf(entity, index);
  const full = aspects.filter(({ value }) => homeOf(value, entity.name, index) === entity.name);
  const types = typesUsed(
    full.map(({ value }) => value),
    index,
  );
  const listed = new Set(types.map(({ type }) => type.name));
  const href: TypeHref = (name) => {
    if (listed.has(name)) return `#${typeAnchor(name)}`;
    const aspect = index.types.get(name)?.aspect;
    return aspect === undefined ? undefined : aspectHref(homeOf(aspect, entity.name, index), aspect.name);
  };
  const block = typeList(types, href);
  return [
    headingPart(2, 'Aspects', origin(['aspects'])),
    blockPart(aspectIndex(entity, index), origin(['aspects'])),
    ...aspects.flatMap((aspect) => aspectParts(aspect, entity, index, href)),
    ...(types.length === 0
      ? []
      : [headingPart(2, 'Types', origin(['aspects'])), blockPart(block, origin(['aspects']), typeSections(block))]),
  ];
}

function relationshipParts(
  { value: { name, title }, origin }: Loaded<Entity>,
  edges: readonly Edge[],
  index: ModelIndex,
): DraftPart[] {
  const at = origin(['aspects']);
  const tables = (['outgoing', 'incoming'] as const)
    .map((direction) => relationshipTable(name, title, direction, edges, index))
    .filter(({ rows }) => rows.length > 0);
  const explorer = `[Explore it in the metamodel explorer](/tools/metamodel?entity=${name})`;
  if (tables.length === 0) {
    const none = `None of its aspects creates a relationship, and no other entity refers to it. ${explorer}.\n`;
    return [headingPart(2, 'Relationships', at), ...markdownPart(none, at)];
  }
  return [
    headingPart(2, 'Relationships', at),
    ...markdownPart(neighbourDiagram(name, title, edges), at),
    ...markdownPart(
      `${explorer}: list every field that creates a relationship, show only the lineage, or find paths to other entities.\n`,
      at,
    ),
    ...tables.flatMap((table) => [
      headingPart(3, table.direction === 'outgoing' ? 'Outgoing' : 'Incoming', at),
      blockPart(table, at),
    ]),
  ];
}

function accessTable({ title, access }: Entity) {
  return {
    type: 'access-table' as const,
    caption: `Interfaces that read and write a ${title}`,
    rows: access.map(({ api, href, reads, writes }) => ({
      api,
      ...(href === undefined ? {} : { href }),
      reads: parseRichText(reads),
      writes: parseRichText(writes),
    })),
  };
}

function closingParts({ value: { guides, links }, origin }: Loaded<Entity>): DraftPart[] {
  return [
    ...guides.flatMap(({ title, text }, index) => [
      headingPart(2, title, origin(['guides', index, 'title'])),
      ...markdownPart(text, origin(['guides', index, 'text'])),
    ]),
    ...nextStepsParts(links, origin(['links'])),
  ];
}
