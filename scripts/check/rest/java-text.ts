/** Reading of annotated Java without a grammar: comments removed, brackets matched, lists split. */

/** Java without its comments; strings stay. */
export function withoutComments(java: string): string {
  return java.replace(/"(?:\\.|[^"\\])*"|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, (found) =>
    found.startsWith('"') ? found : ' ',
  );
}

/**
 * The text between a bracket and the one that closes it.
 * @param open position of the opening bracket
 * @returns the text inside, and the position after the closing bracket
 * @throws Error if nothing closes it
 */
export function insideBrackets(text: string, open: number): { inside: string; end: number } {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (character === '"') at = endOfString(text, at);
    else if ('([{'.includes(character)) depth += 1;
    else if (')]}'.includes(character)) {
      depth -= 1;
      if (depth === 0) return { inside: text.slice(open + 1, at), end: at + 1 };
    }
  }
  throw new Error(`The bracket at ${open} is never closed.`);
}

/** Parts of a list, separated by commas outside brackets and strings. */
export function splitList(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (character === '"') at = endOfString(text, at);
    else if ('([{<'.includes(character)) depth += 1;
    else if (')]}>'.includes(character)) depth -= 1;
    else if (character === ',' && depth === 0) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, text.slice(from)].map((part) => part.trim()).filter((part) => part !== '');
}

/** Constants that hold text, by name. */
export function textConstants(java: string): Map<string, string> {
  const found = java.matchAll(/static final String (\w+)\s*=\s*"([^"]*)"/g);
  return new Map([...found].map(([, name = '', value = '']) => [name, value]));
}

function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at;
}
