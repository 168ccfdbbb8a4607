import { Lexer } from 'yaml';

/** Limits within which a text is read. No recipe that people write comes near them. */
export const limits = {
  /** UTF-16 units. */
  length: 256 * 1024,
  /** Keys, values and items, after aliases are filled in. */
  nodes: 20_000,
  /** Levels of maps and lists. */
  depth: 60,
  /** Tokens that the lexer sees, because a text with only commas has no nodes but takes seconds to parse. */
  tokens: 80_000,
  /** How many errors in YAML are reported, because one error often causes many others. */
  mistakes: 10,
} as const;

/** Why a text is not read at all. */
export type Unreadable = 'too-long' | 'binary' | 'too-many-nodes' | 'too-deep' | 'alias-bomb';

// Every character below the space except tabs and line ends, and the replacement character for bytes that aren't text.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const noText = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffd]/;

/** The reason not to read a text, as far as the text itself shows it. */
export function unreadableText(text: string): Unreadable | undefined {
  if (text.length > limits.length) return 'too-long';
  if (noText.test(text)) return 'binary';
  if (deepest(text) > limits.depth) return 'too-deep';
  return hasTooManyTokens(text) ? 'too-many-nodes' : undefined;
}

function hasTooManyTokens(text: string): boolean {
  if (text.length < limits.tokens) return false;
  let left: number = limits.tokens;
  for (const _ of new Lexer().lex(text)) {
    left -= 1;
    if (left < 0) return true;
  }
  return false;
}

/** The deepest nesting that brackets, or dashes on one line, can cause. Quotes are ignored, so the result can be too high. */
function deepest(text: string): number {
  let open = 0;
  let most = 0;
  for (const character of text) {
    if (character === '[' || character === '{') open += 1;
    else if (character === ']' || character === '}') open = Math.max(0, open - 1);
    most = Math.max(most, open);
  }
  const [dashes = ''] = [...text.matchAll(/(?:[-?:][ \t]+){20,}/g)]
    .map(([run]) => run)
    .sort((a, b) => b.length - a.length);
  return Math.max(most, dashes.split(/[ \t]+/).length - 1);
}
