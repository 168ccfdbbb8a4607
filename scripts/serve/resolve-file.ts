import { statSync } from 'node:fs';
import { join, normalize } from 'node:path';

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

/**
 * The file that answers a request path, as nginx's `try_files $uri $uri.html $uri/index.html` would.
 * @param dir folder of the built site
 * @param path decoded request path below the base, e.g. `docs/tags`
 * @returns path below dir, or undefined; never a file outside dir nor one of the host's own files
 */
export function resolveFile(dir: string, path: string): string | undefined {
  const clean = normalize(`/${path}`).slice(1).replace(/\/$/, '');
  if (clean.startsWith('..') || clean.includes('\0') || /^_(headers|redirects)$/.test(clean)) return undefined;
  const candidates = clean === '' ? ['index.html'] : [clean, `${clean}.html`, `${clean}/index.html`];
  return candidates.find((candidate) => isFile(join(dir, candidate)));
}
