import { words } from '../tool/words.ts';
import type { Span } from './find-pattern.ts';
import { classifyLines, type LineKind } from './log-lines.ts';
import { logWords } from './log-words.ts';
import { type NormalText, normalizeText } from './normalize-text.ts';

/** A pasted text, prepared for searches. */
export interface PastedText extends NormalText {
  /** Where each line begins, and the weight of a message on it. */
  lines: readonly { start: number; weight: number }[];
  /** The last exception of a trace, by offsets; absent if there's none. It is the most informative part. */
  outcome?: Span;
  /** Every significant word with the weight of the line on which it counts most. */
  words: ReadonlyMap<string, number>;
}

/** The weight of a message by the kind of its line. */
export const LINE_WEIGHTS: Readonly<Record<LineKind, number>> = {
  cause: 1,
  exception: 1,
  error: 0.9,
  text: 0.8,
  quiet: 0.35,
  frame: 0.3,
  noise: 0.05,
};

/** The weight of a trace's last exception: it is the root of a Java trace and the outcome of a Python trace. */
const LAST = 1.2;

/** Prepares a pasted text. */
export function readPasted(text: string): PastedText {
  const normal = normalizeText(text);
  const lines = normal.plain.split('\n');
  const classified = classifyLines(lines);
  const last = Math.max(
    classified.findLastIndex(({ kind }) => kind === 'cause'),
    classified.findLastIndex(({ kind }) => kind === 'exception'),
  );
  const found = new Map<string, number>();
  let start = 0;
  const weighted = classified.map(({ kind, message, isLogged }, index) => {
    const weight = index === last ? LAST : LINE_WEIGHTS[kind];
    for (const word of words(message)) {
      if (!isLogged || !logWords.has(word)) found.set(word, Math.max(weight, found.get(word) ?? 0));
    }
    const line = { start, weight };
    start += (lines[index] ?? '').length + 1;
    return line;
  });
  const outcome = weighted[last];
  if (outcome === undefined) return { ...normal, lines: weighted, words: found };
  const end = outcome.start + (lines[last] ?? '').length;
  return { ...normal, lines: weighted, words: found, outcome: { start: outcome.start, end } };
}

/** The weight of a message at an offset. */
export function weightAt({ lines }: Pick<PastedText, 'lines'>, offset: number): number {
  let low = 0;
  let high = lines.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((lines[middle]?.start ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return lines[low]?.weight ?? 1;
}
