/**
 * The text of a source file as its messages read: string literals that continue on the next line are joined, escaped quotation marks are plain, and
 * whitespace is a single space.
 */
export function joinedSource(source: string): string {
  return source
    .replace(/(["'`])\s*(?:\+|\\)?\s*\n\s*(?:\+\s*)?[frbu]{0,2}\1/g, '')
    .replace(/(["'])\s*\+\s*\1/g, '')
    .replace(/\\(["'`])/g, '$1')
    .replace(/\s+/g, ' ');
}
