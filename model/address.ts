/** How addresses are written: the settings of site.yaml that matter, with the base of one locale. */
export interface AddressStyle {
  /** With a slash at both ends, locale included, for example `/catalog/fr/`. */
  base: string;
  trailingSlash: boolean | null;
}

/**
 * Base URL of a language. The default language is at the base of the site, and every other language has its own folder below it.
 */
export function localeBase(
  { code, path }: { code: string; path: string },
  { baseUrl, defaultLocale }: { baseUrl: string; defaultLocale: string },
): string {
  return code === defaultLocale ? baseUrl : `${baseUrl}${path}/`;
}

/** Path and hash of an internal link, for example `/docs/tags#create`. */
export function splitHash(href: string): { path: string; hash: string } {
  const at = href.indexOf('#');
  return at < 0 ? { path: href, hash: '' } : { path: href.slice(0, at), hash: href.slice(at) };
}

/** A path without trailing slash, `/index.html`, `/index`, or `.html`; home stays `/`. */
export function normalizePath(path: string): string {
  return path.replace(/\/(index)?$|(\/index)?\.html$/, '') || '/';
}

/**
 * The public address of a page.
 * @param path page path, for example `/docs/tags`, optionally with a query and a hash
 * @returns for example `/catalog/docs/tags/#create` for base `/catalog/` with trailing slashes
 */
export function toHref(path: string, { base, trailingSlash }: AddressStyle): string {
  const end = path.search(/[?#]|$/);
  const bare = normalizePath(path.slice(0, end)).slice(1);
  return `${base}${bare}${bare && trailingSlash ? '/' : ''}${path.slice(end)}`;
}

/** The page path of a public pathname, or undefined when it is outside the base. */
export function toPath(pathname: string, { base }: AddressStyle): string | undefined {
  if (`${pathname}/` === base) return '/';
  return pathname.startsWith(base) ? normalizePath(`/${pathname.slice(base.length)}`) : undefined;
}

/** File of the document below dist/ and the locale's folder, for example `docs/tags/index.html`. */
export function documentFile(path: string, trailingSlash: boolean | null): string {
  const bare = normalizePath(path).slice(1);
  if (bare === '') return 'index.html';
  return trailingSlash === false ? `${bare}.html` : `${bare}/index.html`;
}

/** File of the fragment below dist/ and the locale's folder, for example `docs/tags.fragment.json`. */
export function fragmentFile(path: string): string {
  return `${normalizePath(path).slice(1) || 'index'}.fragment.json`;
}

/** File of a page's Markdown twin below dist/ and the locale's folder, for example `docs/tags.md`; home has `index.md`. */
export function twinFile(path: string): string {
  return `${normalizePath(path).slice(1) || 'index'}.md`;
}

/** Second file of the twin, for pages whose address is or looks like a folder: readers may add `index.md` to it. */
export function folderTwinFile(path: string): string {
  const bare = normalizePath(path).slice(1);
  return bare === '' ? 'index.md' : `${bare}/index.md`;
}
