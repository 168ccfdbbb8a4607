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
