/** Types in the model that don't need our description. */
const primitives = new Set([
  'string',
  'int',
  'long',
  'float',
  'double',
  'boolean',
  'bytes',
  'array',
  'map',
  'union',
  'Url',
  'Uri',
  'Time',
]);

/** Whether a name is built in: a primitive, a container, or a URN of some entity (`Urn`, `DatasetUrn`). */
export function isBuiltIn(name: string): boolean {
  return primitives.has(name) || /Urn$/.test(name);
}

/** The names in a type, for example `Owner` in `array[Owner]`; built-in ones are left out. */
export function namesIn(type: string): string[] {
  return (type.match(/\w+/g) ?? []).filter((name) => !isBuiltIn(name));
}

/** A type split into names and the text between them. */
export function splitNames(type: string): string[] {
  return type.split(/(\w+)/).filter((part) => part !== '');
}
