/**
 * The longest text that every match of a regular expression contains, so that the expression only has to run where that text occurs.
 * @param pattern source of a regular expression of JavaScript
 * @returns text in lowercase; empty if no text is required, for example because of an alternative at the top
 */
export function requiredText(pattern: string): string {
  const runs: string[] = [];
  let run = '';
  let at = 0;
  const endRun = () => {
    runs.push(run);
    run = '';
  };
  while (at < pattern.length) {
    const character = pattern[at] ?? '';
    if (character === '|') return '';
    const length = character === '(' || character === '[' ? groupLength(pattern, at) : character === '\\' ? 2 : 1;
    const piece = pattern.slice(at, at + length);
    const quantifier = /^(?:[?*+]|\{\d+(?:,\d*)?\})\??/.exec(pattern.slice(at + length))?.[0] ?? '';
    const literal = literalOf(piece);
    if (literal === undefined || quantifier !== '') endRun();
    else run += literal;
    at += length + quantifier.length;
  }
  endRun();
  return runs.reduce((longest, each) => (each.length > longest.length ? each : longest), '').toLowerCase();
}

/** The character that a piece of a pattern represents; undefined for classes, groups, and anchors. */
function literalOf(piece: string): string | undefined {
  if (piece.length === 2 && piece.startsWith('\\')) return /\w/.test(piece[1] ?? '') ? undefined : piece[1];
  return piece.length === 1 && !/[.^$()[\]{}*+?|\\]/.test(piece) ? piece : undefined;
}

/** Length of the group or class that begins at an offset. */
function groupLength(pattern: string, start: number): number {
  if (pattern[start] === '[') {
    for (let at = start + 1; at < pattern.length; at += 1) {
      if (pattern[at] === '\\') at += 1;
      else if (pattern[at] === ']' && at > start + 1) return at - start + 1;
    }
    return pattern.length - start;
  }
  let depth = 0;
  for (let at = start; at < pattern.length; at += 1) {
    if (pattern[at] === '\\') at += 1;
    else if (pattern[at] === '[') at += groupLength(pattern, at) - 1;
    else if (pattern[at] === '(') depth += 1;
    else if (pattern[at] === ')') {
      depth -= 1;
      if (depth === 0) return at - start + 1;
    }
  }
  return pattern.length - start;
}
