/** The four encodings of a URN, by where it goes. */
export function encodings(urn: string): { name: string; where: string; text: string }[] {
  return [
    { name: 'Plain', where: 'GraphQL variables, recipes, Python', text: urn },
    { name: 'URL-encoded', where: 'Rest.li and OpenAPI paths and query parameters', text: encodeForUrl(urn) },
    { name: 'JSON string', where: 'request bodies', text: JSON.stringify(urn) },
    { name: 'Shell-quoted', where: 'the command line', text: quoteForShell(urn) },
  ];
}

/** Encodes everything but letters, digits, and `-._~`: parentheses mean something in Rest.li, so they may not stay. */
export function encodeForUrl(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Single quotes, in which a POSIX shell leaves everything but the quote as it is. */
export function quoteForShell(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
