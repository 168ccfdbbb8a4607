export interface ExcerptPart {
  text: string;
  matched: boolean;
}

const escapeForPattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Splits a text at the matched words, so that they can be marked without making markup of text. */
export function markMatches(text: string, terms: readonly string[]): ExcerptPart[] {
  const words = terms.filter((term) => term !== '').sort((a, b) => b.length - a.length);
  if (words.length === 0) return [{ text, matched: false }];
  const pattern = new RegExp(`(${words.map(escapeForPattern).join('|')})`, 'giu');
  return text
    .split(pattern)
    .map((part, index) => ({ text: part, matched: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}

export interface ExcerptPiece {
  /** Whether it is an identifier: a name of the software, not a word of prose. */
  isCode: boolean;
  parts: ExcerptPart[];
}

const NAME = /urn:li:\S*[\w)]|(?<!\S)-{1,2}[a-z][\w-]*|\w+(?:[.-]\w+)*(?:\(\))?/g;
// snake_case, camelCase, dotted.names, --flags, urn:li:…, calls(); names of products and hosts look alike.
const IDENTIFIER = /^(?:urn:|-)|_|\(\)$|^[a-z]\w*(?:\.[a-z]\w+)+$|^[a-z]+[a-z\d]*[A-Z]/;
const NO_IDENTIFIER = /^(?:macOS|iOS)|\.(?:com|io|org)$/;

/** A text with its identifiers told from its prose, and the matched words of both marked. */
export function setText(text: string, terms: readonly string[]): ExcerptPiece[] {
  const pieces: ExcerptPiece[] = [];
  const add = (piece: string, isCode: boolean) => {
    if (piece !== '') pieces.push({ isCode, parts: markMatches(piece, terms) });
  };
  let end = 0;
  for (const { 0: identifier, index } of text.matchAll(NAME)) {
    if (!IDENTIFIER.test(identifier) || NO_IDENTIFIER.test(identifier)) continue;
    add(text.slice(end, index), false);
    add(identifier, true);
    end = index + identifier.length;
  }
  add(text.slice(end), false);
  return pieces;
}

/**
 * The part of a text around its first match.
 * @param length characters to keep, about
 */
export function excerpt(text: string, terms: readonly string[], length = 160): string {
  const lower = text.toLowerCase();
  const first = Math.min(
    ...terms.map((term) => lower.indexOf(term.toLowerCase())).filter((at) => at >= 0),
    text.length,
  );
  const start = first === text.length || first < length / 2 ? 0 : text.lastIndexOf(' ', first - length / 3) + 1;
  const end = start + length >= text.length ? text.length : text.indexOf(' ', start + length);
  const cut = text.slice(start, end < 0 ? text.length : end);
  return `${start > 0 ? '… ' : ''}${cut}${end >= 0 && end < text.length ? ' …' : ''}`;
}
