/** The target of a request. */
export interface Target {
  /** Path with escapes resolved and without dot segments or double slashes, as in nginx; begins with a slash. */
  path: string;
  /** Query with its question mark, or empty. */
  search: string;
}

/**
 * Reads the target of a request.
 * @param target the target in its first line, for example `/docs/tags?q=1`; a whole URL is allowed
 * @returns undefined for targets that hosts reject with 400: malformed escapes, a null character, a path that leaves the root
 */
export function parseTarget(target: string): Target | undefined {
  const [, address = ''] = /^(?:https?:\/\/[^/?#[\]]+)?(\/.*)$/i.exec(target) ?? [];
  const [, pathname = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(address) ?? [];
  if (!pathname.startsWith('/')) return undefined;
  const path = decode(pathname);
  if (path === undefined || path.includes('\0')) return undefined;
  const parts: string[] = [];
  const given = path.split('/').slice(1);
  for (const part of given) {
    if (part === '..' && parts.pop() === undefined) return undefined;
    if (part !== '' && part !== '.' && part !== '..') parts.push(part);
  }
  const isFolder = parts.length > 0 && ['', '.', '..'].includes(given.at(-1) ?? '');
  return { path: `/${parts.join('/')}${isFolder ? '/' : ''}`, search };
}

function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    // Malformed escapes; the caller returns 400.
    return undefined;
  }
}
