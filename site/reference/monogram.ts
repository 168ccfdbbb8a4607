/** Two letters in place of an icon: the first of the first two words, or the first two of a single word. */
export function monogram(title: string): string {
  const [first = '', second] = title.split(/[\s-]+/);
  return second === undefined ? first.slice(0, 2) : first.slice(0, 1) + second.slice(0, 1);
}

/** How many tones a monogram can have: the pairs of colors in site/ui/mark.css. */
export const TONES = 5;

/** The tone of a monogram, from 0 to `TONES` - 1. It depends only on the title, so that a product looks the same on every page. */
export function monogramTone(title: string): number {
  let sum = 0;
  for (const letter of title) sum = (sum * 31 + letter.charCodeAt(0)) % 997;
  return sum % TONES;
}
