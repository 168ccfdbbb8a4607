import { stringify } from 'yaml';
import { parseRichText } from '#generators/drafting/parse-rich-text.ts';
import { codeOf, plainText } from '#generators/drafting/plain-text.ts';
import type { NamedLink } from '#model/blocks.ts';
import type { Loaded } from '#model/loaded.ts';
import type { Section } from '#model/page.ts';
import type { OptionReferenceBlock, OptionRow } from '../blocks/block-types.ts';
import type { SharedType } from '../schema/connector-option.ts';
import { optionRelations, type RelatedOption } from './option-relations.ts';
import { flattenOptions, type ResolvedOption, resolveGroup, type SharedTypes } from './resolve-options.ts';
import type { ResolvedRule } from './resolve-rules.ts';
import { atTop, insideOf, type Nesting, optionSnippet } from './snippet.ts';
import { typeWords } from './type-words.ts';

/** What an option reference is about. */
export interface OptionSubject {
  /** Name in the caption, for example `dbt Cloud`. */
  title: string;
  /** Beginning of all ids: the plugin name with a dot on pages with several modules, else empty. */
  prefix: string;
  /** Keys of a recipe above the options, for example `source`, `config`; `0` stands for an entry of a list. */
  root: readonly string[];
  /** Value of the key `type` beside `config`. */
  plugin?: string;
  /** Path of the JSON Schema below the base URL. */
  schema: string;
}

/**
 * ID of an option on the connector's page: its path in a recipe after `source.`, so that it never equals the slug of a heading.
 * @param root last key above the options: `config`, or `recipe` for the keys of a recipe itself
 */
export function optionAnchor(prefix: string, path: string, root = 'config'): string {
  return `${prefix}${root}.${path}`;
}

/** The option reference of a module, sink, or transformer. Groups marked `shownOnce` follow the options, once each. */
export function optionReference(
  { title, prefix, root, plugin, schema }: OptionSubject,
  options: readonly ResolvedOption[],
  shared: SharedTypes,
  rules: readonly ResolvedRule[] = [],
): OptionReferenceBlock {
  const shown = new Map<string, Loaded<SharedType>>();
  for (const { shownOnce } of flattenOptions(options)) {
    const type = shownOnce && shared.get(shownOnce.name);
    if (type !== undefined) shown.set(type.value.name, type);
  }
  const paths = new Set(flattenOptions(options.map(withoutShared)).map(({ path }) => path));
  const anchor = (path: string) => optionAnchor(prefix, path, root.at(-1) ?? 'recipe');
  const place: RowPlace = { prefix, anchor, paths, relations: optionRelations(rules) };
  const rows = (list: readonly ResolvedOption[], anchorOf: (path: string) => string): OptionRow[] =>
    list.map((option) => optionRow(withoutShared(option), anchorOf, atTop, place));
  const types = [...shown.values()].map((type) => ({
    name: type.value.name,
    anchor: typeAnchor(prefix, type.value.name),
    description: parseRichText(type.value.description),
    options: rows(resolveGroup(type, '', shared), (path) => `${typeAnchor(prefix, type.value.name)}.${path}`),
  }));
  return {
    type: 'option-reference',
    caption: `Options of ${title}`,
    root,
    ...(plugin === undefined ? {} : { plugin }),
    schema,
    options: rows(options, anchor),
    types,
  };
}

/** The entries for search: each option under its own anchor. */
export function optionSections(block: OptionReferenceBlock, trail: readonly string[]): Section[] {
  const visit = (row: OptionRow): Section[] => [
    {
      anchor: row.anchor,
      title: row.path,
      trail,
      text: [plainText(row.description), ...row.allowed.map(({ meaning }) => plainText(meaning))].join(' '),
      code: [
        row.path,
        ...(row.defaultValue === undefined ? [] : [row.defaultValue]),
        ...row.allowed.map(({ value }) => value),
        ...codeOf(row.description),
      ],
    },
    ...row.children.flatMap(visit),
  ];
  return [...block.options, ...block.types.flatMap(({ options }) => options)].flatMap(visit);
}

function typeAnchor(prefix: string, name: string): string {
  return `${prefix}type.${name}`;
}

function withoutShared(option: ResolvedOption): ResolvedOption {
  return { ...option, children: option.shownOnce === undefined ? option.children.map(withoutShared) : [] };
}

/** What rows need to know to link to other options. */
interface RowPlace {
  prefix: string;
  anchor: (path: string) => string;
  /** Paths that have a separate row. */
  paths: ReadonlySet<string>;
  relations: ReturnType<typeof optionRelations>;
}

function optionRow(
  resolved: ResolvedOption,
  anchorOf: (path: string) => string,
  around: Nesting,
  place: RowPlace,
): OptionRow {
  const { prefix, anchor, paths } = place;
  const relations = place.relations.get(resolved.path) ?? [];
  const related = new Set(relations.flatMap((each) => [...each.names, ...each.with].map((other) => other.path)));
  const { option, path, type, allowed, children, shownOnce } = resolved;
  const link = (path: string, name = path): NamedLink =>
    paths.has(path) ? { name, href: `#${anchor(path)}` } : { name };
  const links = (options: readonly RelatedOption[]) => options.map((other) => link(other.path, other.text));
  return {
    path,
    name: option.name,
    anchor: anchorOf(path),
    optionType: typeWords(type).map((word) => {
      if (typeof word === 'string') return word;
      if (shownOnce?.name === word.shared) return { name: word.shared, href: `#${typeAnchor(prefix, word.shared)}` };
      return { name: word.shared };
    }),
    required: option.required,
    ...(option.default === undefined ? {} : { defaultValue: inlineYaml(option.default) }),
    ...(option.defaultNote === undefined ? {} : { defaultNote: parseRichText(option.defaultNote) }),
    allowed: allowed.map(({ value, meaning }) => ({ value: inlineYaml(value), meaning: parseRichText(meaning) })),
    description: parseRichText(option.description),
    ...(option.example === undefined ? {} : { example: stringify({ [option.name]: option.example }).trimEnd() }),
    ...(option.deprecated === undefined
      ? {}
      : {
          deprecated: {
            note: parseRichText(option.deprecated.note),
            ...(option.deprecated.replacement === undefined
              ? {}
              : { replacement: link(option.deprecated.replacement) }),
          },
        }),
    snippet: optionSnippet(resolved, around),
    hidden: option.hidden,
    worksWith: option.worksWith
      .filter((name) => !related.has(name) && !isRelated(name, resolved.path, place))
      .map((name) => link(name)),
    relations: relations.map((each) => ({
      label: each.label,
      ...(each.value !== undefined && { value: each.value }),
      names: links(each.names),
      with: links(each.with),
      unless: links(each.unless),
    })),
    children: children.map((child) => optionRow(child, anchorOf, insideOf(resolved, around), place)),
  };
}

/** Whether the row of another option says how the two depend on each other. */
function isRelated(other: string, path: string, { relations }: RowPlace): boolean {
  return (relations.get(other) ?? []).some((each) =>
    [...each.names, ...each.with].some((named) => named.path === path),
  );
}

/** A value as YAML on one line, for example `[".*"]`. */
function inlineYaml(value: unknown): string {
  return typeof value === 'string' && value !== '' ? value : JSON.stringify(value);
}
