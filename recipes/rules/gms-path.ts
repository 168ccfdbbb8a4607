/** The path of an address, with its slash. */
export function pathOf(address: string): string {
  return /^(?:[\w+.-]+:\/\/)?[^/?#]*([^?#]*)/.exec(address)?.[1] ?? '';
}

/** The address with a different path and without a query. */
export function withPath(address: string, path: string): string {
  return (/^(?:[\w+.-]+:\/\/)?[^/?#]*/.exec(address)?.[0] ?? address) + path;
}
