import { markMatches, setText } from '#search/excerpt.ts';

interface MarkedProps {
  text: string;
  terms: readonly string[];
}

/** Text with the found words marked. Its content is always treated as text. */
export function Marked({ text, terms }: MarkedProps) {
  return markMatches(text, terms).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
    part.matched ? <mark key={index}>{part.text}</mark> : part.text,
  );
}

/** Prose with the found words marked and identifiers set as code. */
export function MarkedProse({ text, terms }: MarkedProps) {
  return setText(text, terms).map((piece, index) => {
    const marked = piece.parts.map((part, number) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
      part.matched ? <mark key={number}>{part.text}</mark> : part.text,
    );
    // biome-ignore lint/suspicious/noArrayIndexKey: likewise
    return piece.isCode ? <code key={index}>{marked}</code> : <span key={index}>{marked}</span>;
  });
}
