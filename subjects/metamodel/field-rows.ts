import { parseRichText } from '#generators/drafting/parse-rich-text.ts';
import { codeOf, plainText } from '#generators/drafting/plain-text.ts';
import type { Badge, TypeText } from '#model/blocks.ts';
import type { Section } from '#model/page.ts';
import type { FieldRow, FieldTableBlock } from './blocks/block-types.ts';
import type { ModelField } from './schema/metamodel-type.ts';
import { splitNames } from './type-names.ts';

/** Where the page explains a type; undefined leaves the name without a link. */
export type TypeHref = (name: string) => string | undefined;

/** The fields of a record as table rows. */
export function fieldTable(
  caption: string,
  anchor: string,
  fields: readonly ModelField[],
  href: TypeHref,
): FieldTableBlock {
  return { type: 'field-table', caption, rows: fieldRows(anchor, fields, href) };
}

/** @param anchor of the aspect or type; the anchors of its fields are `{anchor}.{field}` */
export function fieldRows(anchor: string, fields: readonly ModelField[], href: TypeHref): FieldRow[] {
  return fields.map((field) => ({
    name: field.name,
    anchor: `${anchor}.${field.name}`,
    fieldType: typeText(field.type, href),
    required: !field.optional && field.default === undefined,
    ...(field.default === undefined ? {} : { defaultValue: JSON.stringify(field.default) }),
    description: parseRichText(field.description),
    badges: fieldBadges(field),
  }));
}

/** A type with its described names linked. */
export function typeText(type: string, href: TypeHref): TypeText {
  return splitNames(type).map((part) => {
    const target = href(part);
    return target === undefined ? part : { name: part, href: target };
  });
}

/** The entries for search: each field under its own anchor. */
export function fieldSections(owner: string, rows: readonly FieldRow[], trail: readonly string[]): Section[] {
  return rows.map((row) => ({
    anchor: row.anchor,
    title: `${owner}.${row.name}`,
    trail,
    text: plainText(row.description),
    code: [`${owner}.${row.name}`, row.name, ...codeOf(row.description)],
  }));
}

function fieldBadges(field: ModelField): Badge[] {
  return [
    ...(field.deprecated === undefined
      ? []
      : [{ label: 'Deprecated', tone: 'warning', meaning: field.deprecated } as const]),
    ...(field.searchable.length === 0
      ? []
      : [
          {
            label: 'Searchable',
            tone: 'neutral',
            meaning: field.searchable.map((mark) => searchWords(mark, field.name)).join(' '),
          } as const,
        ]),
    ...(field.relationship === undefined
      ? []
      : [
          {
            label: field.relationship.name,
            tone: 'accent',
            meaning: `Creates the ${field.relationship.name} relationship to ${field.relationship.to.join(' or ')}.`,
          } as const,
        ]),
    ...(field.timeseriesField
      ? [
          {
            label: 'Aggregated',
            tone: 'neutral',
            meaning: 'Has its own field in the time-series index, so it can be aggregated over time.',
          } as const,
        ]
      : []),
  ];
}

function searchWords(mark: ModelField['searchable'][number], name: string): string {
  const uses = [
    ...(mark.filter === true ? ['a filter'] : []),
    ...(mark.autocomplete === true ? ['suggestions'] : []),
    ...(mark.queryByDefault === false ? ['queries that name the field'] : []),
  ];
  const how = mark.type === undefined ? '' : ` as ${mark.type}`;
  const boost = mark.boost === undefined ? '' : `, weight ${mark.boost}`;
  const presence =
    mark.hasValues === undefined
      ? ''
      : ` It also sets the ${mark.hasValues} search field, which is true if this field has a value.`;
  return `Indexed as ${mark.index ?? name}${how}${boost}${uses.length > 0 ? `; used for ${uses.join(', ')}` : ''}.${presence}`;
}
