import { markMatches } from '#search/excerpt.ts';

/** Text with the found words marked; text stays text whatever it holds. */
export function Marked({ text, terms }: { text: string; terms: readonly string[] }) {
  return markMatches(text, terms).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
    part.matched ? <mark key={index}>{part.text}</mark> : part.text,
  );
}
