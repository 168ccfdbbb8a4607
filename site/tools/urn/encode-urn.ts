/** The four ways in which a URN is written, by where it goes. */
export function encodings(urn: string): { name: string; where: string; text: string }[] {
  return [
    { name: 'Plain', where: 'GraphQL variables, recipes, Python', text: urn },
    { name: 'URL-encoded', where: 'a path or query parameter of Rest.li and OpenAPI', text: encodeForUrl(urn) },
    { name: 'JSON string', where: 'the body of a request', text: JSON.stringify(urn) },
    { name: 'Shell-quoted', where: 'the command line', text: quoteForShell(urn) },
  ];
}

/** Encodes everything but letters, digits and `-._~`: parentheses mean something in Rest.li, so they may not stay. */
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
