import { join } from 'node:path';
import type { HostFiles } from './host-files.ts';
import { isFile } from './is-file.ts';
import type { Target } from './parse-target.ts';

/**
 * Where a request is redirected, as in nginx's locations (output/hosting/nginx/locations.ts): moved addresses, the base without its slash,
 * `…/index.html` and `….html`, and the spelling of the last slash that the site does not use.
 * @returns undefined if the address isn't redirected
 */
export function findRedirect(dir: string, site: HostFiles, { path, search }: Target): string | undefined {
  const { base, redirects, trailingSlash } = site;
  if (`${path}/` === base) return base + search;
  const moved = redirects.get(path) ?? redirects.get(path.endsWith('/') ? path.slice(0, -1) : `${path}/`);
  if (moved !== undefined && path !== base) return moved.includes('#') ? moved : moved + search;
  if (!path.startsWith(base) || path.startsWith(`${base}assets/`)) return undefined;
  const inside = path.slice(base.length);
  const own = ownSpelling(dir, inside, trailingSlash);
  return own === undefined ? undefined : encodeURI(base + own) + search;
}

/** The spelling of a path below the base that the site uses; undefined if it is the given one, or if the path doesn't exist. */
function ownSpelling(dir: string, inside: string, trailingSlash: boolean | null): string | undefined {
  if (inside.endsWith('.html')) {
    const isNotFoundPage = /(^|\/)404\.html$/.test(inside) && isFile(join(dir, inside));
    // A backslash at the beginning would be read as a second slash, which would mean another host. No page has the other characters in its name.
    if (isNotFoundPage || /[\\?#]/.test(inside)) return undefined;
    const page = inside.replace(/(?:^|\/)index\.html$|\.html$/, '');
    const isHome = page === '' || isFile(join(dir, page, '404.html'));
    return page === '' ? '' : `${page}${trailingSlash || isHome ? '/' : ''}`;
  }
  if (trailingSlash === true && !/(^|\/)$/.test(inside)) {
    return isFile(join(dir, inside, 'index.html')) ? `${inside}/` : undefined;
  }
  if (trailingSlash === false && inside.endsWith('/')) {
    return isFile(join(dir, `${inside.slice(0, -1)}.html`)) ? inside.slice(0, -1) : undefined;
  }
  return undefined;
}
