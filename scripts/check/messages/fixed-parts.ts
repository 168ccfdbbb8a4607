import type { ErrorMessage } from '#model/error-message.ts';

/** Minimum length of a part that is significant for a file. */
const SHORTEST = 4;

/** Escapes that represent more than one character, so no text is equal to them. */
const classes = 'dDwWsSbBnrt';

/**
 * The parts of a message that its source must contain, in order: for a text, the parts between …; for a pattern, the literal characters outside
 * groups, classes, and optional places.
 */
export function fixedParts(message: ErrorMessage): string[] {
  const parts = 'text' in message ? message.text.split('…') : literalRuns(message.pattern);
  const trimmed = parts.map((part) => part.trim()).filter((part) => part !== '');
  const distinctive = trimmed.filter((part) => part.length >= SHORTEST);
  return distinctive.length > 0 || 'pattern' in message ? distinctive : trimmed;
}

/** Literal parts of a regular expression without alternatives. */
function literalRuns(pattern: string): string[] {
  const tokens = pattern.match(/\\.|\[(?:\\.|[^\]\\])*\]|\{\d+(?:,\d*)?\}|[\s\S]/g) ?? [];
  const runs = [''];
  let depth = 0;
  for (const token of tokens) {
    if (token === '(') depth += 1;
    if (token === ')') depth -= 1;
    const last = runs.length - 1;
    if (/^[*?{]/.test(token)) runs[last] = (runs[last] ?? '').slice(0, -1);
    const literal = depth > 0 ? undefined : literalOf(token);
    if (literal === undefined) runs.push('');
    else runs[last] += literal;
  }
  return runs;
}

/** The character that a token represents; undefined if it represents others, or none. */
function literalOf(token: string): string | undefined {
  if (token.startsWith('\\')) return classes.includes(token.slice(1)) ? undefined : token.slice(1);
  return /^[[{()|.^$*+?]/.test(token) ? undefined : token;
}
