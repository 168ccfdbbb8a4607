/** Text of a template, or what is between two braces. */
export type Token = { type: 'text'; text: string; line: number } | { type: 'action'; text: string; line: number };

const action = /\{\{(-?)([\s\S]*?)(-?)\}\}/g;

/**
 * Divides a Go template into its texts and actions. Whitespace that an action trims and comments are removed.
 * @param source the template
 */
export function tokensOf(source: string): Token[] {
  const tokens: Token[] = [];
  let last = 0;
  let trimNext = false;
  const pushText = (text: string, from: number, trimEnd: boolean) => {
    const begun = trimNext ? text.trimStart() : text;
    const kept = trimEnd ? begun.trimEnd() : begun;
    if (kept !== '') tokens.push({ type: 'text', text: kept, line: lineAt(source, from + text.indexOf(kept)) });
  };
  for (const match of source.matchAll(action)) {
    const [whole, left, inside = '', right] = match;
    pushText(source.slice(last, match.index), last, left === '-');
    if (!inside.trim().startsWith('/*')) {
      tokens.push({ type: 'action', text: inside.trim(), line: lineAt(source, match.index) });
    }
    last = match.index + whole.length;
    trimNext = right === '-';
  }
  pushText(source.slice(last), last, false);
  return tokens;
}

function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length;
}
