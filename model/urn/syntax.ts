import type { Message } from '#model/message.ts';
import { urnMessage } from './messages.ts';
/** One field of an identifier. */
export interface UrnPart {
  /** As written in the URN. */
  text: string;
  /** With commas and parentheses decoded; for a nested URN the same as the text. */
  value: string;
  /** Where the text begins in the whole URN, from 0. */
  offset: number;
  /** Set if the field is itself a URN. Its offsets also count from the beginning of the whole URN. */
  urn?: Urn;
}

export interface Urn {
  /** For example, `dataset`. */
  entityType: string;
  /** One field, or those between the parentheses of the id. */
  parts: readonly UrnPart[];
}

export interface UrnError {
  /** What is wrong, as a sentence. */
  message: Message;
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
    return failure(urnMessage('urnCheckUrnCantStartEndWhite'), /^\s/.test(text) ? 0 : text.trimEnd().length);
  return parseAt(text, 0, 0);
}

// `make_schema_field_urn` and `DatasetUrn` encode these characters always. The builders of other types don't, so an encoded URN would refer to a
// different entity.
const encodedTypes: ReadonlySet<string> = new Set(['dataset', 'schemaField']);

/** Whether the Python library encodes commas and parentheses in URNs of this entity type. */
export function isEncodedType(entityType: string): boolean {
  return encodedTypes.has(entityType);
}

/**
 * Builds a URN from plain fields.
 * @param entityType for example `dataset`
 * @param values fields as people write them. A field that is a URN is left unchanged. In datasets and schema fields, commas and
 *   parentheses are encoded; in other types, they are encoded only if the URN could not be read otherwise.
 */
export function formatUrn(entityType: string, values: readonly string[]): string {
  const parts = values.map((value) => {
    if ('urn' in parseUrn(value)) return value;
    const plain = !isEncodedType(entityType) && isOnePart(value, values.length === 1);
    return plain ? value : encodeUrnPart(value);
  });
  return `${prefix}${entityType}:${parts.length === 1 ? parts[0] : `(${parts.join(',')})`}`;
}

/** Whether a text without encoding is read as one part, both by itself and between other parts. */
function isOnePart(value: string, alone: boolean): boolean {
  if (unbalancedAt(value) !== undefined) return false;
  return alone ? !value.startsWith('(') : splitParts(value).length === 1;
}

/** The texts between commas outside parentheses. */
export function splitParts(text: string): string[] {
  const values = [''];
  let depth = 0;
  for (const character of text) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ',' && depth === 0) values.push('');
    else values[values.length - 1] += character;
  }
  return values;
}

/** Encodes the three characters that separate the fields of a URN, and no other. */
export function encodeUrnPart(value: string): string {
  return value.replace(/[,()]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}

function parseAt(text: string, start: number, depth: number): ParsedUrn {
  const levels = DEEPEST;
  if (depth > levels) return failure(urnMessage('urnCheckUrnsNestedMoreThanLevels', { levels }), start);
  if (!text.startsWith(prefix)) return failure(prefixMessage(text), start);
  const typeEnd = text.indexOf(':', prefix.length);
  const entityType = text.slice(prefix.length, typeEnd === -1 ? undefined : typeEnd);
  if (!/^[a-z]\w*$/.test(entityType)) {
    return failure(urnMessage('urnCheckEntityTypeMustLowercaseLetter'), start + prefix.length);
  }
  const idStart = prefix.length + entityType.length + 1;
  const id = text.slice(idStart);
  if (id === '') return failure(urnMessage('urnCheckIdAfterEntityTypeMissing'), start + text.length);
  const fields = id.startsWith('(') ? splitTuple(id) : oneField(id);
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

/** An ID without parentheses around it; the metadata service requires those inside it to be balanced. */
function oneField(id: string): Field[] | { error: UrnError } {
  const at = unbalancedAt(id);
  if (at === undefined) return [{ text: id, offset: 0 }];
  const message =
    at === id.length
      ? urnMessage('urnCheckClosingParenthesisMissing')
      : urnMessage('urnCheckParenthesisWasNeverOpened');
  return failure(message, at);
}

/** Offset at which the parentheses of a text stop being balanced; its length if one is never closed. */
function unbalancedAt(text: string): number | undefined {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth < 0) return at;
  }
  return depth === 0 ? undefined : text.length;
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
    if (at === from) return failure(urnMessage('urnCheckPartIdEmpty'), at);
    fields.push({ text: id.slice(from, at), offset: from });
    from = at + 1;
    if (depth > 0) continue;
    return at === id.length - 1 ? fields : failure(urnMessage('urnCheckNothingCanFollowClosingParenthesis'), at + 1);
  }
  return failure(urnMessage('urnCheckClosingParenthesisMissing'), id.length);
}

function decodePart(text: string): string {
  return text.replace(/%(2c|28|29)/gi, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)));
}

function prefixMessage(text: string): Message {
  if (/^urn%3ali%3a/i.test(text)) return urnMessage('urnCheckUrnUrlEncodedDecodeFirst');
  return urnMessage('urnCheckUrnStartsUrnLi');
}

function failure(message: Message, offset: number): { error: UrnError } {
  return { error: { message, offset } };
}
