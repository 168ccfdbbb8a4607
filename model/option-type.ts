/** The type of a connector option, as written in data: `string`, `list<string>`, `map<AllowDenyPattern>`, `boolean | string`. */
export type OptionType =
  | { kind: 'scalar'; name: ScalarName }
  | { kind: 'object' }
  | { kind: 'any' }
  | { kind: 'list' | 'map'; of: OptionType }
  | { kind: 'union'; of: readonly OptionType[] }
  | { kind: 'shared'; name: string };

export type ScalarName = (typeof scalarNames)[number];
const scalarNames = [
  'string',
  'secret',
  'path',
  'url',
  'datetime',
  'duration',
  'integer',
  'number',
  'boolean',
] as const;

/**
 * Reads the type of an option.
 * @param text for example `list<string>`; a name with a capital letter is a shared type of content/connectors/shared/
 * @returns undefined if the text isn't a type
 */
export function parseOptionType(text: string): OptionType | undefined {
  const members = splitTopLevel(text, '|').map((part) => parseMember(part.trim()));
  if (members.some((member) => member === undefined)) return undefined;
  const known = members as OptionType[];
  return known.length === 1 ? known[0] : { kind: 'union', of: known };
}

function parseMember(text: string): OptionType | undefined {
  const scalar = scalarNames.find((name) => name === text);
  if (scalar !== undefined) return { kind: 'scalar', name: scalar };
  if (text === 'object' || text === 'any') return { kind: text };
  const [, kind, inner] = /^(list|map)<(.+)>$/s.exec(text) ?? [];
  if (kind !== undefined && inner !== undefined) {
    const of = parseOptionType(inner);
    return of && { kind: kind as 'list' | 'map', of };
  }
  return /^[A-Z]\w*$/.test(text) ? { kind: 'shared', name: text } : undefined;
}

/** Splits at a separator outside angle and square brackets. */
export function splitTopLevel(text: string, separator: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '<' || character === '[') depth += 1;
    else if (character === '>' || character === ']') depth -= 1;
    else if (character === separator && depth === 0) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, text.slice(start)];
}
