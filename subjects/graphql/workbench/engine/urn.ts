/** A URN in its parts. */
export interface Urn {
  /** Third part, for example `dataset`. */
  entity: string;
  /** Everything after the entity type. */
  id: string;
  /** Elements of the key: several for a tuple in parentheses, else one. */
  parts: readonly string[];
}

/** Takes a URN apart as `Urn.createFromString` does; undefined if it throws a URISyntaxException. */
export function parseUrn(text: string): Urn | undefined {
  const found = /^urn:li:([A-Za-z]\w*):(.+)$/s.exec(text);
  const [, entity, id] = found ?? [];
  if (entity === undefined || id === undefined) return undefined;
  return { entity, id, parts: id.startsWith('(') && id.endsWith(')') ? splitTuple(id.slice(1, -1)) : [id] };
}

/** The entity type of a URN; an empty text if it isn't one. */
export function entityOf(urn: string): string {
  return parseUrn(urn)?.entity ?? '';
}

/** Splits at the commas outside of inner parentheses. */
function splitTuple(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    else if (character === ',' && depth === 0) {
      parts.push(text.slice(start, index));
      start = index + 1;
    }
  }
  return [...parts, text.slice(start)];
}
