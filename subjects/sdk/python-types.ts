/** Names in types that every Python programmer knows: built in, of `typing`, or of another standard module. */
const known = new Set(
  `None Any str int float bool bytes dict list object Dict List Set Tuple Union Optional Iterable Callable Type Enum datetime.datetime
  AssertionError Exception KeyError OSError TypeError ValueError`.split(/\s+/),
);

/** Words that can't be names. The package appends an underscore to them. */
const keywords = new Set(
  `False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda
  nonlocal not or pass raise return try while with yield`.split(/\s+/),
);

/** Whether a name doesn't need our description. */
export function isPythonName(name: string): boolean {
  return known.has(name);
}

/** The names in a Python type, and the text between them. */
export function splitPythonType(type: string): string[] {
  return type.split(/([A-Za-z_][\w.]*)/).filter((part) => part !== '');
}

/** A field of the model as a Python name: `or` becomes `or_`. */
export function pythonName(field: string): string {
  return keywords.has(field) ? `${field}_` : field;
}

/** A JSON value as Python writes it. */
export function pythonLiteral(value: unknown): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (Array.isArray(value)) return `[${value.map(pythonLiteral).join(', ')}]`;
  if (typeof value === 'object') {
    const entries = Object.entries(value).map(([key, inner]) => `${JSON.stringify(key)}: ${pythonLiteral(inner)}`);
    return `{${entries.join(', ')}}`;
  }
  return JSON.stringify(value);
}
