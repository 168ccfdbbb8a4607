/** More characters than any URN has. A longer line is some other text and isn't parsed. */
export const TOO_LONG = 4_000;

/** More lines than a reader checks by eye; each one costs a table row. */
export const MOST_LINES = 200;

export interface PastedLine {
  /** As in an editor, from 1. */
  number: number;
  /** Whitespace at its ends is kept, because it is a separate error. */
  text: string;
}

/**
 * Splits pasted text into lines with text on them.
 * @returns at most `MOST_LINES` lines, and how many more there are
 */
export function pastedLines(pasted: string): { lines: readonly PastedLine[]; omitted: number } {
  const all = pasted
    .split(/\r?\n/)
    .map((text, index) => ({ number: index + 1, text }))
    .filter(({ text }) => text.trim() !== '');
  return { lines: all.slice(0, MOST_LINES), omitted: Math.max(0, all.length - MOST_LINES) };
}
