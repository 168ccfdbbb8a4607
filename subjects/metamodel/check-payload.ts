import { splitTopLevel } from '#model/option-type.ts';
import { allFields, type ModelIndex } from './model-index.ts';

/**
 * Checks a JSON value against a type of the model.
 * @param path position of the value, for the messages, for example `owners[0].type`
 * @returns what is wrong, as sentences
 */
export function checkPayload(value: unknown, type: string, path: string, index: ModelIndex): string[] {
  const [, container, inner] = /^(array|map|union)\[(.*)\]$/s.exec(type) ?? [];
  if (container === 'array' && inner !== undefined) return checkArray(value, inner, path, index);
  if (container === 'map' && inner !== undefined) return checkMap(value, inner, path, index);
  if (container === 'union' && inner !== undefined) return checkUnion(value, splitTopLevel(inner, ','), path, index);
  const test = primitiveTests[type] ?? (/Urn$/.test(type) ? isUrn : undefined);
  if (test !== undefined) return test(value) ? [] : [`${path} must be of type ${type}.`];
  return checkNamed(value, type, path, index);
}

function checkNamed(value: unknown, name: string, path: string, index: ModelIndex): string[] {
  const described = index.types.get(name);
  // A type without a description is reported separately.
  if (described === undefined) return [];
  const { type, aspect } = described;
  if (type.kind === 'alias') return checkPayload(value, type.of, path, index);
  if (type.kind === 'enum') {
    const symbols = type.symbols.map(({ symbol }) => symbol);
    return symbols.includes(String(value)) ? [] : [`${path} must be one of ${symbols.join(', ')}.`];
  }
  if (!isRecord(value)) return [`${path} must be an object of type ${name}.`];
  const fields = aspect === undefined ? type.fields : allFields(aspect, index);
  const known = new Set(fields.map((field) => field.name));
  return [
    ...Object.keys(value)
      .filter((key) => !known.has(key))
      .map((key) => `${name} has no field "${key}" (at ${path}).`),
    ...fields.flatMap((field) => {
      const inside = value[field.name];
      if (inside !== undefined) return checkPayload(inside, field.type, `${path}.${field.name}`, index);
      return field.optional || field.default !== undefined ? [] : [`${path} lacks the required field "${field.name}".`];
    }),
  ];
}

function checkArray(value: unknown, inner: string, path: string, index: ModelIndex): string[] {
  if (!Array.isArray(value)) return [`${path} must be an array.`];
  return value.flatMap((item, at) => checkPayload(item, inner, `${path}[${at}]`, index));
}

function checkMap(value: unknown, inner: string, path: string, index: ModelIndex): string[] {
  if (!isRecord(value)) return [`${path} must be an object.`];
  const valueType = splitTopLevel(inner, ',').at(-1)?.trim() ?? 'string';
  return Object.entries(value).flatMap(([key, item]) => checkPayload(item, valueType, `${path}.${key}`, index));
}

/**
 * A member of a union is an object with one key, which is the full name of the type. In unions of names and strings, the member
 * has no such object around it.
 */
function checkUnion(value: unknown, members: readonly string[], path: string, index: ModelIndex): string[] {
  const names = members.map((member) => member.trim());
  if (!isRecord(value)) return [`${path} must be an object whose only key names the type: ${names.join(', ')}.`];
  const [key, ...more] = Object.keys(value);
  const member = key?.split('.').at(-1) ?? '';
  if (more.length > 0 || !names.includes(member))
    return [`${path} must have one key, which names one of ${names.join(', ')}.`];
  return checkPayload(value[key ?? ''], member, path, index);
}

const isText = (value: unknown): boolean => typeof value === 'string';
const isWhole = (value: unknown): boolean => Number.isInteger(value);
const isUrn = (value: unknown): boolean => typeof value === 'string' && /^urn:li:\w+:./.test(value);
const primitiveTests: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: isText,
  bytes: isText,
  Url: isText,
  Uri: isText,
  Time: isWhole,
  int: isWhole,
  long: isWhole,
  float: (value) => typeof value === 'number',
  double: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
};

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
