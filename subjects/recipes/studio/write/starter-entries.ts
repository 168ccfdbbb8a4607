import type { OptionField } from '../option-fields.ts';

/**
 * The values of a usual recipe as they are entered, by path. Values without an entry are omitted.
 * @param starter values as YAML on one line, by the name of the option
 */
export function starterEntries(
  starter: Readonly<Record<string, string>>,
  fields: readonly OptionField[],
): Record<string, string> {
  const byPath = new Map(fields.map((field) => [field.option.path, field]));
  const entriesOf = ([path, value]: readonly [string, string]): [string, string][] => {
    const field = byPath.get(path);
    if (field !== undefined) return [[path, enteredOf(field, value)]];
    return value.startsWith('{') ? pairsOf(value).flatMap(([key, inner]) => entriesOf([`${path}.${key}`, inner])) : [];
  };
  return Object.fromEntries(Object.entries(starter).flatMap(entriesOf));
}

function enteredOf({ control }: OptionField, value: string): string {
  if (control === 'yaml') return value;
  if (control === 'lines' && value.startsWith('[')) return piecesOf(value).map(textOf).join('\n');
  if (control === 'pairs' && value.startsWith('{')) {
    return pairsOf(value)
      .map(([key, inner]) => `${key}: ${textOf(inner) || '""'}`)
      .join('\n');
  }
  const text = textOf(value);
  // An address without a password is a good example, but the form asks for a variable.
  return control === 'secret' ? (/^\$\{(\w+)\}$/.exec(text)?.[1] ?? '') : text;
}

/** The text of a scalar. */
function textOf(value: string): string {
  if (value.startsWith('"')) return JSON.parse(value) as string;
  return value.startsWith("'") ? value.slice(1, -1).replaceAll("''", "'") : value;
}

function pairsOf(map: string): [string, string][] {
  return piecesOf(map).map((piece) => {
    const [, key = '', value = ''] = /^(.*?):\s+(.*)$/s.exec(piece) ?? [];
    return [textOf(key), value];
  });
}

/** The text between the commas of a list or map, outside of quotes and brackets. */
function piecesOf(flow: string): string[] {
  const pieces = [''];
  let depth = 0;
  for (const [part] of flow.slice(1, -1).matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|./gs)) {
    if (part === '[' || part === '{') depth += 1;
    if (part === ']' || part === '}') depth -= 1;
    if (part === ',' && depth === 0) pieces.push('');
    else pieces[pieces.length - 1] += part;
  }
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== '');
}
