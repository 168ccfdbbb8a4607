import { splitParts } from '#model/urn/syntax.ts';

/** A URN in its parts. */
export interface Urn {
  /** Third part, for example `dataset`. */
  entity: string;
  /** Everything after the entity type. */
  id: string;
  /** Elements of the key: several for a tuple in parentheses, otherwise one. */
  parts: readonly string[];
}

/** Parses a URN like `Urn.createFromString`; undefined if that throws a URISyntaxException. */
export function parseUrn(text: string): Urn | undefined {
  const found = /^urn:li:([A-Za-z]\w*):(.+)$/s.exec(text);
  const [, entity, id] = found ?? [];
  if (entity === undefined || id === undefined) return undefined;
  return { entity, id, parts: id.startsWith('(') && id.endsWith(')') ? splitParts(id.slice(1, -1)) : [id] };
}

/** The entity type of a URN; an empty text if it isn't one. */
export function entityOf(urn: string): string {
  return parseUrn(urn)?.entity ?? '';
}
