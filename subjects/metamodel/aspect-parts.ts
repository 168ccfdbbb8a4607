import { blockPart, codePart, headingPart, markdownPart } from '#generators/drafting/draft-parts.ts';
import { parseRichText } from '#generators/drafting/parse-rich-text.ts';
import type { Badge, BadgeRowBlock } from '#model/blocks.ts';
import type { Loaded } from '#model/loaded.ts';
import type { DraftPart } from '#model/page.ts';
import { aspectAnchor, aspectHref } from './addresses.ts';
import type { AspectIndexBlock } from './blocks/block-types.ts';
import { fieldSections, fieldTable, type TypeHref } from './field-rows.ts';
import { allFields, type ModelIndex } from './model-index.ts';
import type { Aspect, Entity } from './schema/entity.ts';

/** The aspects of an entity that are described, in its order. */
export function aspectsOf(entity: Entity, { aspects }: ModelIndex): Loaded<Aspect>[] {
  return entity.aspects.flatMap((name) => aspects.get(name) ?? []);
}

/** The entity whose page describes an aspect in full: its home, once that is described and has the aspect. */
export function homeOf(aspect: Aspect, entity: string, { entities }: ModelIndex): string {
  const home = aspect.home === undefined ? undefined : entities.get(aspect.home)?.value;
  return home?.aspects.includes(aspect.name) === true ? home.name : entity;
}

/** All aspects, one line each. */
export function aspectIndex(entity: Entity, index: ModelIndex): AspectIndexBlock {
  return {
    type: 'aspect-index',
    caption: `Aspects of a ${entity.title}`,
    rows: aspectsOf(entity, index).map(({ value }) => ({
      name: value.name,
      href: `#${aspectAnchor(value.name)}`,
      summary: parseRichText(value.summary),
      badges: aspectBadges(value),
    })),
  };
}

/** One aspect: in full on the page of its home entity, and otherwise in a sentence with a link to that page. */
export function aspectParts(
  { value: aspect, origin }: Loaded<Aspect>,
  entity: Entity,
  index: ModelIndex,
  href: TypeHref,
): DraftPart[] {
  const home = homeOf(aspect, entity.name, index);
  const badges = aspectBadges(aspect);
  const head = [
    headingPart(3, aspect.name, origin(['name'])),
    ...(badges.length === 0 ? [] : [blockPart<BadgeRowBlock>({ type: 'badge-row', badges }, origin(['kind']))]),
  ];
  if (home !== entity.name) {
    const title = index.entities.get(home)?.value.title ?? home;
    const text = `${aspect.summary.trim()} The ${title} page lists [its fields with a payload](${aspectHref(home, aspect.name)}).\n`;
    return [...head, ...markdownPart(text, origin(['summary']))];
  }
  const table = fieldTable(`Fields of ${aspect.name}`, aspectAnchor(aspect.name), allFields(aspect, index), href);
  return [
    ...head,
    ...markdownPart(aspect.description, origin(['description'])),
    ...(aspect.deprecated === undefined
      ? []
      : markdownPart(`:::caution[Deprecated]\n${aspect.deprecated.trim()}\n:::\n`, origin(['deprecated']))),
    blockPart(table, origin(['fields']), fieldSections(aspect.name, table.rows, ['Aspects', aspect.name])),
    ...(aspect.example === undefined
      ? []
      : [
          ...markdownPart(aspect.exampleNote ?? '', origin(['exampleNote'])),
          codePart('json', aspect.example, origin(['example']), `${aspect.name}.json`),
        ]),
  ];
}

function aspectBadges(aspect: Aspect): Badge[] {
  return [
    ...(aspect.kind === 'key'
      ? [
          {
            label: 'Key',
            tone: 'accent',
            meaning: 'The parts of the URN. DataHub derives this aspect from the URN, so you don’t write it.',
          } as const,
        ]
      : []),
    ...(aspect.kind === 'timeseries'
      ? [
          {
            label: 'Timeseries',
            tone: 'accent',
            meaning:
              'Each write adds a point in time, or replaces one with the same time, granularity, partition, and message ID. Retention policies don’t apply to these points.',
          } as const,
        ]
      : []),
    ...(aspect.deprecated === undefined
      ? []
      : [{ label: 'Deprecated', tone: 'warning', meaning: aspect.deprecated } as const]),
  ];
}
