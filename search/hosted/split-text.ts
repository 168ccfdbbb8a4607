const encoder = new TextEncoder();

/** Bytes of a text as JSON writes it, quotes left out. */
export function jsonBytes(text: string): number {
  return encoder.encode(JSON.stringify(text)).length - 2;
}

/**
 * Splits a text into pieces. A piece ends after a sentence if one ends in its second half, and otherwise between words. Text
 * without any spaces is split between characters. The pieces, joined with spaces, contain every word of the text.
 * @param most bytes of a piece as JSON
 * @returns at least one piece; a short text is its only one
 */
export function splitText(text: string, most: number): string[] {
  const pieces: string[] = [];
  let rest = text.trim();
  while (jsonBytes(rest) > most) {
    const fitting = longestFitting(rest, most);
    const at = breakIn(fitting);
    pieces.push(rest.slice(0, at).trimEnd());
    rest = rest.slice(at).trimStart();
  }
  return rest === '' && pieces.length > 0 ? pieces : [...pieces, rest];
}

function longestFitting(text: string, most: number): string {
  let bytes = 0;
  let length = 0;
  // By characters, not by code units: half a character is no text.
  for (const character of text) {
    bytes += jsonBytes(character);
    if (bytes > most) break;
    length += character.length;
  }
  return text.slice(0, length);
}

function breakIn(piece: string): number {
  const sentences = [...piece.matchAll(/[.!?]\s+/g)].map(({ 0: end, index }) => index + end.length);
  const sentence = sentences.at(-1) ?? 0;
  if (sentence > piece.length / 2) return sentence;
  const space = piece.search(/\s\S*$/);
  return space > 0 ? space + 1 : piece.length;
}
