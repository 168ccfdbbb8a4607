import { join } from 'node:path';
import { isFile, isFolder } from './is-file.ts';

/** Files for hosts rather than readers, and the not-found page, which is the response for other addresses. */
const HIDDEN = /^_(headers|redirects|nginx\/.*)$|(^|\/)404(\.html)?$/;

/**
 * The file for a request path, as nginx's `try_files $uri $uri.html $uri/index.html` would.
 * @param dir folder of the built site
 * @param path decoded request path below the base without `..`, for example `docs/tags`
 * @returns path below dir, or undefined; never a file of the host's own
 */
export function resolveFile(dir: string, path: string): string | undefined {
  if (HIDDEN.test(path)) return undefined;
  if (path === '' || path.endsWith('/')) return [`${path}index.html`].find((file) => isFile(join(dir, file)));
  const candidates = path.startsWith('assets/') ? [path] : [path, `${path}.html`, `${path}/index.html`];
  return candidates.find((candidate) => isFile(join(dir, candidate)));
}

/** The Markdown twin of a document that `resolveFile` found, as a path below dir; undefined when there is none. */
export function resolveTwin(dir: string, document: string): string | undefined {
  if (!document.endsWith('.html')) return undefined;
  const names = [document.replace(/(?:\/index)?\.html$/, '.md'), document.replace(/\.html$/, '.md')];
  return names.find((name) => isFile(join(dir, name)));
}

/**
 * The not-found page for a path: the nearest one in the folders above it, so that readers of a locale get their own.
 * @param path decoded request path below the base, for example `fr/docs/nowhere`
 * @returns path below dir; undefined when the site has none
 */
export function resolveNotFound(dir: string, path: string): string | undefined {
  let [folder, nearest] = ['', undefined as string | undefined];
  // From the top down, because a path can contain thousands of folders that don't exist.
  for (const name of ['', ...path.split('/').slice(0, -1)]) {
    folder = folder === '' ? name : `${folder}/${name}`;
    if (!isFolder(join(dir, folder))) break;
    const file = folder === '' ? '404.html' : `${folder}/404.html`;
    if (isFile(join(dir, file))) nearest = file;
  }
  return nearest;
}
