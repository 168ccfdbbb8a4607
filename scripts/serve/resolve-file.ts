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

/** The Markdown twin of a document that `resolveFile` found, as a path below dir; undefined when there is none. */
export function resolveTwin(dir: string, document: string): string | undefined {
  if (!document.endsWith('.html')) return undefined;
  const twin = document === 'index.html' ? 'index.md' : document.replace(/(?:\/index)?\.html$/, '.md');
  return isFile(join(dir, twin)) ? twin : undefined;
}

/**
 * The not-found page for a path: the nearest one in the folders above it, so that readers of a locale get their own.
 * @param path decoded request path below the base, e.g. `fr/docs/nowhere`
 * @returns path below dir; undefined when the site has none
 */
export function resolveNotFound(dir: string, path: string): string | undefined {
  const folders = normalize(`/${path}`).split('/').slice(1, -1);
  for (let depth = folders.length; depth >= 0; depth -= 1) {
    const file = [...folders.slice(0, depth), '404.html'].join('/');
    if (!file.includes('\0') && isFile(join(dir, file))) return file;
  }
  return undefined;
}
