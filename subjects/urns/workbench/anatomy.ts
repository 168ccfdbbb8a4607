import type { UrnKind } from '#model/urn/facts.ts';
import type { Urn } from '#model/urn/syntax.ts';

/** A piece of a URN: punctuation and prefixes, or something with a name. */
export interface Segment {
  text: string;
  /** Where it starts in the URN; unique. */
  start: number;
  /** Absent for punctuation and prefixes. */
  label?: string;
  /** Whether it names an entity type; otherwise it is the value of a part. */
  isType?: boolean;
  /** How many URNs it is nested in, from 0. */
  depth: number;
  /** Index of the part of the whole URN that contains it; absent for the entity type of the whole. */
  part?: number;
}

/**
 * Splits a URN into named parts and the punctuation between them, including nested URNs. The texts joined are the URN again.
 * @param text the URN that was parsed
 * @param urn its parts, with offsets in the text
 */
export function anatomyOf(text: string, urn: Urn, kinds: ReadonlyMap<string, UrnKind>): Segment[] {
  const named: Segment[] = [];
  const visit = ({ entityType, parts }: Urn, start: number, depth: number, part: number | undefined, role?: string) => {
    const from = start + 'urn:li:'.length;
    named.push({
      text: entityType,
      start: from,
      label: role === undefined ? 'entity type' : `${role}: entity type`,
      isType: true,
      depth,
      ...(part !== undefined && { part }),
    });
    for (const [index, each] of parts.entries()) {
      const within = part ?? index;
      const kind = kinds.get(entityType);
      // The ID of an entity type with one part is text, even if it looks like a URN.
      if (each.urn && kind?.parts.length !== 1)
        visit(each.urn, each.offset, depth + 1, within, kind?.parts[index]?.name);
      else
        named.push({
          text: each.text,
          start: each.offset,
          label: kind?.parts[index]?.name ?? 'part',
          depth,
          part: within,
        });
    }
  };
  visit(urn, 0, 0, undefined);
  return withGaps(text, named);
}

function withGaps(text: string, named: readonly Segment[]): Segment[] {
  const all: Segment[] = [];
  let at = 0;
  for (const segment of named) {
    if (segment.start > at) all.push({ text: text.slice(at, segment.start), start: at, depth: segment.depth });
    all.push(segment);
    at = segment.start + segment.text.length;
  }
  return at < text.length ? [...all, { text: text.slice(at), start: at, depth: 0 }] : all;
}
