import type { Origin } from '#model/problem.ts';
import { allFields, type ModelIndex } from '#subjects/metamodel/model-index.ts';
import type { Aspect } from '#subjects/metamodel/schema/entity.ts';
import type { ModelField, ModelType } from '#subjects/metamodel/schema/metamodel-type.ts';
import { isBuiltIn, namesIn } from '#subjects/metamodel/type-names.ts';
import { pythonLiteral, pythonName } from './python-types.ts';

/** The groups in which the page lists the classes, with their headings. */
export const modelGroups = {
  aspect: 'Aspects',
  timeseries: 'Timeseries aspects',
  key: 'Key aspects',
  record: 'Records',
  enum: 'Enums',
} as const;
export type ModelGroup = keyof typeof modelGroups;

/** A Python class that is derived from a metamodel type. */
export interface ModelClass {
  /** Name in Python, for example `OwnershipClass`. */
  name: string;
  /** Name of the type in the model, for example `Ownership`. */
  type: string;
  group: ModelGroup;
  aspect?: Aspect;
  description: string;
  fields: readonly { name: string; type: string; default?: string }[];
  symbols: readonly { symbol: string; meaning: string }[];
  origin: Origin;
}

const primitives: Readonly<Record<string, string>> = {
  string: 'str',
  int: 'int',
  long: 'int',
  float: 'float',
  double: 'float',
  boolean: 'bool',
  bytes: 'bytes',
  Url: 'str',
  Uri: 'str',
  Time: 'int',
};

/**
 * The classes that the package generates for aspects, records and enums, by the rules of its code generator: it begins with the aspects and a few events, and
 * continues with the types of their fields. A record that others only include doesn't have a class, because its fields become theirs. Aliases don't have one,
 * either, because the generator resolves them.
 * @param renamed names of classes that do not follow from their type, by type; these are described elsewhere
 */
export function modelClasses(index: ModelIndex, renamed: ReadonlyMap<string, string>): ModelClass[] {
  const types = [...index.types.values()];
  const ofFields = new Set(types.flatMap(({ type }) => mentionedTypes(type)));
  return types
    .filter(
      ({ type, aspect }) => type.kind !== 'alias' && !renamed.has(type.name) && (aspect || ofFields.has(type.name)),
    )
    .map(({ type, aspect, origin }) => {
      const fields = aspect === undefined ? ownFields(type) : allFields(aspect, index);
      return {
        name: `${type.name}Class`,
        type: type.name,
        group: groupOf(type, aspect),
        ...(aspect === undefined ? {} : { aspect }),
        description: aspect?.summary ?? type.description,
        fields: parameters(fields, index, renamed),
        symbols: type.kind === 'enum' ? type.symbols : [],
        origin: origin(['name']),
      };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * A type of the model in Python.
 * @param type for example `array[Owner]`
 * @returns for example `List[OwnerClass]`
 */
export function pythonType(type: string, index: ModelIndex, renamed: ReadonlyMap<string, string>): string {
  const container = /^(\w+)\[(.*)\]$/.exec(type.trim());
  const convert = (inner: string) => pythonType(inner, index, renamed);
  if (container !== null) {
    const [, name, inner = ''] = container;
    const members = splitMembers(inner).map(convert);
    if (name === 'array') return `List[${members.join(', ')}]`;
    // Map keys are always strings, whatever the model says about their meaning.
    if (name === 'map') return `Dict[str, ${members.at(-1)}]`;
    return `Union[${members.join(', ')}]`;
  }
  const name = type.trim();
  const primitive = primitives[name];
  if (primitive !== undefined) return primitive;
  const described = index.types.get(name)?.type;
  if (described === undefined && isBuiltIn(name)) return 'str';
  if (described?.kind === 'alias') return convert(described.of);
  const written = renamed.get(name) ?? `${name}Class`;
  return described?.kind === 'enum' ? `Union[str, ${written}]` : written;
}

/** Required parameters come first, as in the constructor; both parts keep the order of the model. */
function parameters(
  fields: readonly ModelField[],
  index: ModelIndex,
  renamed: ReadonlyMap<string, string>,
): ModelClass['fields'] {
  const isRequired = (field: ModelField) => !field.optional && field.default === undefined;
  return [...fields.filter(isRequired), ...fields.filter((field) => !isRequired(field))].map((field) => {
    const type = pythonType(field.type, index, renamed);
    return {
      name: pythonName(field.name),
      type: field.optional ? `Optional[${type}]` : type,
      ...(isRequired(field) ? {} : { default: defaultOf(field, index) }),
    };
  });
}

/** The default of a field as Python; that of a record as a call of its class. */
function defaultOf({ type, default: value = null }: ModelField, { types }: ModelIndex): string {
  const isRecord = types.get(type)?.type.kind === 'record';
  if (!isRecord || typeof value !== 'object' || value === null) return pythonLiteral(value);
  const parts = Object.entries(value).map(([name, part]) => `${pythonName(name)}=${pythonLiteral(part)}`);
  return `${type}Class(${parts.join(', ')})`;
}

/** Names in the types of a record's fields, or in the type that an alias stands for. */
function mentionedTypes(type: ModelType): string[] {
  const written = type.kind === 'alias' ? [type.of] : ownFields(type).map((field) => field.type);
  return written.flatMap(namesIn);
}

function ownFields(type: ModelType): readonly ModelField[] {
  return type.kind === 'record' ? type.fields : [];
}

function groupOf(type: ModelType, aspect: Aspect | undefined): ModelGroup {
  if (aspect === undefined) return type.kind === 'enum' ? 'enum' : 'record';
  return aspect.kind === 'versioned' ? 'aspect' : aspect.kind;
}

/** Splits `string, map[string, Owner]` at the commas outside brackets. */
function splitMembers(text: string): string[] {
  const members = [''];
  let depth = 0;
  for (const character of text) {
    if (character === '[') depth += 1;
    if (character === ']') depth -= 1;
    if (character === ',' && depth === 0) members.push('');
    else members.push(`${members.pop()}${character}`);
  }
  return members;
}
