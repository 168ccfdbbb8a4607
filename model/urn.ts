/** One field of an identifier. */
export interface UrnPart {
  /** As it stands in the URN. */
  text: string;
  /** With commas and parentheses decoded; for a nested URN the same as the text. */
  value: string;
  /** Where the text begins in the whole URN, from 0. */
  offset: number;
  /** Set when the field is a URN itself; its offsets count from the whole URN too. */
  urn?: Urn;
}

export interface Urn {
  /** E.g. `dataset`. */
  entityType: string;
  /** One field, or those between the parentheses of the id. */
  parts: readonly UrnPart[];
}

export interface UrnError {
  /** What is wrong, as a sentence. */
  message: string;
  /** Where, counted from 0. */
  offset: number;
}

export type ParsedUrn = { urn: Urn } | { error: UrnError };

const prefix = 'urn:li:';

/** Deeper than any entity type needs; each level reads its text again. */
const DEEPEST = 20;

/**
 * Reads a URN as the metadata service and the Python library do: `urn:li:`, the entity type, and one field or several in
 * parentheses, separated by commas; a field may be a URN.
 * @param text the URN and nothing else
 * @returns its parts, or what is wrong and where
 */
export function parseUrn(text: string): ParsedUrn {
  if (text.trim() !== text)
    return failure('A URN neither begins nor ends with white space.', /^\s/.test(text) ? 0 : text.trimEnd().length);
  return parseAt(text, 0, 0);
}

/**
 * Makes a URN of plain fields.
 * @param entityType e.g. `dataset`
 * @param values fields as people write them; commas and parentheses are encoded, except in a field that is a URN
 */
export function formatUrn(entityType: string, values: readonly string[]): string {
  const parts = values.map((value) => ('urn' in parseUrn(value) ? value : encodeUrnPart(value)));
  return `${prefix}${entityType}:${parts.length === 1 ? parts[0] : `(${parts.join(',')})`}`;
}

/** Encodes the three characters that separate the fields of a URN, and no other. */
export function encodeUrnPart(value: string): string {
  return value.replace(/[,()]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}

function parseAt(text: string, start: number, depth: number): ParsedUrn {
  if (depth > DEEPEST) return failure(`URNs stand inside of each other more than ${DEEPEST} levels deep.`, start);
  if (!text.startsWith(prefix)) return failure(prefixMessage(text), start);
  const typeEnd = text.indexOf(':', prefix.length);
  const entityType = text.slice(prefix.length, typeEnd === -1 ? undefined : typeEnd);
  if (!/^[a-z]\w*$/.test(entityType)) {
    return failure('The entity type is a small letter followed by letters and digits.', start + prefix.length);
  }
  const idStart = prefix.length + entityType.length + 1;
  const id = text.slice(idStart);
  if (id === '') return failure('The id behind the entity type is missing.', start + text.length);
  const fields = id.startsWith('(') ? splitTuple(id) : [{ text: id, offset: 0 }];
  if ('error' in fields) return failure(fields.error.message, start + idStart + fields.error.offset);
  return joinParts(entityType, fields, start + idStart, depth);
}

interface Field {
  text: string;
  offset: number;
}

function joinParts(entityType: string, fields: readonly Field[], start: number, depth: number): ParsedUrn {
  const parts: UrnPart[] = [];
  for (const field of fields) {
    const offset = start + field.offset;
    const nested = field.text.startsWith('urn:') ? parseAt(field.text, offset, depth + 1) : undefined;
    if (nested && 'error' in nested) return nested;
    const value = nested ? field.text : decodePart(field.text);
    parts.push({ text: field.text, value, offset, ...(nested && { urn: nested.urn }) });
  }
  return { urn: { entityType, parts } };
}

/** The fields of `(a,b)`; commas inside inner parentheses belong to a field. */
function splitTuple(id: string): Field[] | { error: UrnError } {
  const fields: Field[] = [];
  let depth = 0;
  let from = 1;
  for (let at = 0; at < id.length; at += 1) {
    const character = id[at];
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    const ends = (character === ',' && depth === 1) || (character === ')' && depth === 0);
    if (!ends) continue;
    if (at === from) return failure('A field of the id is empty.', at);
    fields.push({ text: id.slice(from, at), offset: from });
    from = at + 1;
    if (depth > 0) continue;
    return at === id.length - 1 ? fields : failure('Nothing may follow the closing parenthesis of the id.', at + 1);
  }
  return failure('A closing parenthesis is missing.', id.length);
}

function decodePart(text: string): string {
  return text.replace(/%(2c|28|29)/gi, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)));
}

function prefixMessage(text: string): string {
  if (/^urn%3ali%3a/i.test(text)) return 'The URN is encoded for an address; decode it first.';
  return 'A URN begins with "urn:li:".';
}

function failure(message: string, offset: number): { error: UrnError } {
  return { error: { message, offset } };
}
