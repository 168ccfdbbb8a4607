/** A piece of JSON with the class of its color; empty for punctuation and spaces. */
export interface JsonToken {
  text: string;
  kind: '' | 'p' | 's' | 'n' | 'k';
}

const pattern = /("(?:[^"\\]|\\.)*")(\s*:)?|(-?\d[\d.eE+-]*)|\b(true|false|null)\b/g;

/** Splits formatted JSON into pieces of one color. Text that is cut off in the middle is colored up to there. */
export function jsonTokens(json: string): JsonToken[] {
  const tokens: JsonToken[] = [];
  let end = 0;
  for (const found of json.matchAll(pattern)) {
    const [whole, text, colon, number] = found;
    if (found.index > end) tokens.push({ text: json.slice(end, found.index), kind: '' });
    if (text !== undefined) {
      tokens.push({ text, kind: colon === undefined ? 's' : 'p' });
      if (colon !== undefined) tokens.push({ text: colon, kind: '' });
    } else tokens.push({ text: whole, kind: number === undefined ? 'k' : 'n' });
    end = found.index + whole.length;
  }
  if (end < json.length) tokens.push({ text: json.slice(end), kind: '' });
  return tokens;
}
