import type { ErrorMessage } from '#model/error-message.ts';

/** Characters that a part needs to say something about a file. */
const SHORTEST = 4;

/** Escapes that stand for more than one character, so that no text is the same as they. */
const classes = 'dDwWsSbBnrt';

/**
 * The parts of a message that its source must contain, in their order: of a text what is between …, of a pattern the characters that stand for
 * themselves outside of groups, classes, and optional places.
 */
export function fixedParts(message: ErrorMessage): string[] {
  const parts = 'text' in message ? message.text.split('…') : literalRuns(message.pattern);
  const trimmed = parts.map((part) => part.trim()).filter((part) => part !== '');
  const distinctive = trimmed.filter((part) => part.length >= SHORTEST);
  return distinctive.length > 0 || 'pattern' in message ? distinctive : trimmed;
}

/** Stretches of a regular expression without alternatives that stand for themselves. */
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

/** The character that a token stands for; undefined if it stands for others, or for none. */
function literalOf(token: string): string | undefined {
  if (token.startsWith('\\')) return classes.includes(token.slice(1)) ? undefined : token.slice(1);
  return /^[[{()|.^$*+?]/.test(token) ? undefined : token;
}
