// Also percent-encoded, in quotes, or at the end of a page's address.
const start = /^["'`\s-]*(?:https?:\/\/\S*?[/=])?urn(?::|%3A)li(?::|%3A)[A-Za-z]+(?::|%3A)\S/i;

/**
 * Whether a text consists of URNs, one per line. A sentence about a URN does not.
 * @param lines lines that aren't empty
 */
export function isUrnList(lines: readonly string[]): boolean {
  return lines.every((line) => start.test(line) && isWhole(line));
}

/** Only the names within parentheses may contain spaces. */
function isWhole(line: string): boolean {
  const bare = line.trim().replace(/^[\s"'`-]+|[\s"'`,;]+$/g, '');
  return !/\s/.test(bare) || (bare.includes('(') && bare.endsWith(')'));
}
