import { nearest } from '#model/nearest.ts';

/** The settings after a fence's language. Line numbers start at 1. */
export interface FenceMeta {
  title?: string;
  /** Why the sample can't be checked. */
  illustrative?: string;
  /** Whether lines are numbered. */
  lines: boolean;
  /** Whether every reader sees the sample as it is written, whatever values the reader has. */
  verbatim: boolean;
  /** Whether readers can send the request of the sample to the sample catalog. */
  run: boolean;
  highlighted: ReadonlySet<number>;
  inserted: ReadonlySet<number>;
  deleted: ReadonlySet<number>;
}

/** What is wrong with a fence, worded for its writer. */
export interface FenceProblem {
  message: string;
  fix: string;
}

const words = ['title', 'illustrative', 'ins', 'del', 'lines', 'verbatim', 'run'];
const help =
  'After the language, you can write title="…", {2,4-6}, ins={3}, del={2}, lines, verbatim, run, illustrative="why".';

/**
 * Reads what follows the language of a fence, for example `title="recipe.yml" {2,4-6} lines`.
 * @param meta the text after the language
 * @param lineCount lines of the code, which marked lines must not exceed
 */
export function parseFenceMeta(meta: string, lineCount: number): { meta: FenceMeta; problems: FenceProblem[] } {
  const problems: FenceProblem[] = [];
  const texts: { title?: string; illustrative?: string } = {};
  const marks = { '': new Set<number>(), ins: new Set<number>(), del: new Set<number>() };
  const flags = { lines: false, verbatim: false, run: false };
  for (const [item] of meta.matchAll(/(?:[^\s"{]|"[^"]*"?|\{[^}]*\}?)+/g)) {
    const text = /^(title|illustrative)="([^"]+)"$/.exec(item);
    const range = /^(?:(ins|del)=)?\{([^{}]*)\}$/.exec(item);
    if (text) texts[text[1] as 'title' | 'illustrative'] = text[2] ?? '';
    else if (item === 'lines' || item === 'verbatim' || item === 'run') flags[item] = true;
    else if (range) addLines(range[2] ?? '', lineCount, marks[(range[1] ?? '') as keyof typeof marks], problems);
    else problems.push(unknownItem(item));
  }
  const { '': highlighted, ins: inserted, del: deleted } = marks;
  return { meta: { ...texts, ...flags, highlighted, inserted, deleted }, problems };
}

function unknownItem(item: string): FenceProblem {
  const name = /^[^=]*/.exec(item)?.[0] ?? '';
  const meant = words.includes(name) ? undefined : nearest(name, words);
  return {
    message: `"${item}" has no meaning after the language of a code fence.`,
    fix: meant ? `Did you mean "${meant}"?` : help,
  };
}

/** Adds the lines of `2,4-6` to the set. */
function addLines(ranges: string, lineCount: number, into: Set<number>, problems: FenceProblem[]): void {
  for (const range of ranges.split(',')) {
    const match = /^\s*(\d+)(?:-(\d+))?\s*$/.exec(range);
    const from = Number(match?.[1]);
    const to = Number(match?.[2] ?? match?.[1]);
    if (!match || from < 1 || to < from) {
      problems.push({
        message: `"${range}" isn't a line number or a range of lines.`,
        fix: 'Write lines like this: {2,4-6}.',
      });
    } else if (to > lineCount) {
      const count = lineCount === 1 ? '1 line' : `${lineCount} lines`;
      problems.push({
        message: `Line ${to} is marked, but the code has only ${count}.`,
        fix: "Count lines from 1, and don't count the fence.",
      });
    } else {
      for (let line = from; line <= to; line += 1) into.add(line);
    }
  }
}
