import { type OptionType, parseOptionType } from '#model/option-type.ts';
import type { RecipeOption } from '#recipes/facts.ts';

/** How a value is entered. */
export type FieldControl = 'switch' | 'choice' | 'secret' | 'number' | 'text' | 'lines' | 'pairs' | 'yaml';

/** One entry of the form. */
export interface OptionField {
  option: RecipeOption;
  control: FieldControl;
  /** Whether every recipe requires it. */
  required: boolean;
  /** Path of the group that requires it as soon as anything else in the group is set. */
  requiredIn?: string;
}

/** Entries whose paths begin alike. */
export interface FieldGroup {
  /** First part of the path; empty for options that stand alone. */
  prefix: string;
  fields: readonly OptionField[];
}

/** How the value of an option is entered, by its type. A value with a nested structure is written as YAML. */
export function controlOf({ type, allowed }: Pick<RecipeOption, 'type' | 'allowed'>): FieldControl {
  if (allowed !== undefined) return 'choice';
  const parsed = parseOptionType(type);
  if (parsed === undefined) return 'yaml';
  if (parsed.kind === 'list') return parsed.of.kind === 'scalar' ? 'lines' : 'yaml';
  if (parsed.kind === 'map') return parsed.of.kind === 'scalar' ? 'pairs' : 'yaml';
  return scalarControl(parsed);
}

function scalarControl(type: OptionType): FieldControl {
  // If there are several scalars, text can contain any of them.
  if (type.kind === 'union') return type.of.every(({ kind }) => kind === 'scalar') ? 'text' : 'yaml';
  if (type.kind !== 'scalar') return 'yaml';
  switch (type.name) {
    case 'boolean':
      return 'switch';
    case 'secret':
      return 'secret';
    case 'integer':
    case 'number':
      return 'number';
    default:
      return 'text';
  }
}

/**
 * The entries of a form, from the options of a source. Groups are split into their options; each list or map of groups remains
 * one entry. Deprecated options are omitted, because they don't belong in a new recipe, and `stateful_ingestion.enabled` has a
 * separate question.
 */
export function optionFields(options: readonly RecipeOption[]): OptionField[] {
  return options.flatMap((option) => fieldsOf(option, undefined));
}

/** @param optionalGroup path of the nearest parent group that a recipe can omit */
function fieldsOf(option: RecipeOption, optionalGroup: string | undefined): OptionField[] {
  const { path, children, required, deprecated, hidden } = option;
  if (deprecated !== undefined || hidden) return [];
  const inside = (children ?? []).filter((child) => !child.path.includes('*'));
  if (inside.length > 0) {
    const above = optionalGroup ?? (required ? undefined : path);
    return inside.flatMap((child) => fieldsOf(child, above));
  }
  const field: OptionField = { option, control: controlOf(option), required: required && optionalGroup === undefined };
  if (required && optionalGroup !== undefined) field.requiredIn = optionalGroup;
  return [field];
}

/** The entries by the first part of their paths, in the order in which these occur. Entries that stand alone come first. */
export function groupFields(fields: readonly OptionField[]): FieldGroup[] {
  const groups = new Map<string, OptionField[]>([['', []]]);
  for (const field of fields) {
    const [first = '', ...rest] = field.option.path.split('.');
    const prefix = rest.length > 0 ? first : '';
    groups.set(prefix, [...(groups.get(prefix) ?? []), field]);
  }
  return [...groups].flatMap(([prefix, list]) => (list.length > 0 ? [{ prefix, fields: list }] : []));
}

/**
 * The entries that a search finds: every word must occur in path or description. Those whose path has all of them come first.
 * @param query words as typed; spaces, dots, hyphens, and underscores are alike
 */
export function findFields(fields: readonly OptionField[], query: string): OptionField[] {
  const words = plain(query).split(' ').filter(Boolean);
  const has = (text: string) => words.every((word) => text.includes(word));
  const inPath = fields.filter(({ option }) => has(plain(option.path)));
  const elsewhere = fields.filter(
    (field) => !inPath.includes(field) && has(plain(`${field.option.path} ${field.option.description}`)),
  );
  return [...inPath, ...elsewhere];
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[\s._-]+/g, ' ');
}
