import { folderTwinFile, normalizePath, toPath, twinFile } from '#model/address.ts';
import type { LocaleSite } from '#model/locale-site.ts';
import type { PageView } from '#output/pages/page-view.ts';
import type { SiteModel } from '#subjects/site-model.ts';
import { pageTwin } from './page-twin.ts';
import type { TwinContext } from './twin-context.ts';

/** Everything the twins of a locale share. */
export interface SiteTwins {
  /** Absolute address of a page's twin. */
  address: (path: string) => string;
  /** Files that contain a page's twin, below the folder of the locale. */
  files: (path: string) => string[];
  /** The twin of a page. */
  render: (view: PageView, canonical: string) => string;
}

/**
 * Prepares the twins of a locale.
 * @returns functions that need no more than the page
 */
export function siteTwins(model: SiteModel, localeSite: LocaleSite): SiteTwins {
  const { url, trailingSlash } = model.config;
  const { base, strings, pages } = localeSite;
  const paths = [...model.screens, ...pages].map(({ path }) => path);
  const known = new Set(paths);
  const folders = new Set(paths.flatMap(foldersAbove));
  const address = (path: string) => `${url}${base}${twinFile(path)}`;
  const links = new Map<string, string>();
  const link = (href: string) => {
    const target = links.get(href) ?? twinLink(href, url, base, known);
    links.set(href, target);
    return target;
  };
  const context: TwinContext = { strings, link };
  return {
    address,
    files: (path) => {
      const isFolder = trailingSlash || folders.has(path);
      return [...new Set([twinFile(path), ...(isFolder ? [folderTwinFile(path)] : [])])];
    },
    render: ({ name, description, main }, canonical) =>
      pageTwin({ title: name, description, canonical }, main, context),
  };
}

/**
 * The address of a link in a twin: absolute, and that of the twin if the link leads to a page that has one. Queries are dropped, because they are for
 * tools, which twins don't have.
 */
function twinLink(href: string, url: string, base: string, known: ReadonlySet<string>): string {
  if (!href.startsWith('/')) return href;
  const end = href.search(/[?#]|$/);
  const path = toPath(href.slice(0, end), { base, trailingSlash: null });
  const isPage = path !== undefined && known.has(path) && href[end] !== '?';
  return `${url}${isPage ? `${base}${twinFile(path)}` : href.slice(0, end)}${href.slice(end)}`;
}

/** Paths above a path: `/docs` and `/docs/what` for `/docs/what/urn`. */
function foldersAbove(path: string): string[] {
  const steps = normalizePath(path).split('/').slice(1, -1);
  return steps.map((_, index) => `/${steps.slice(0, index + 1).join('/')}`);
}
