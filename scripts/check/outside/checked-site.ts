import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveSite } from '#scripts/bench/serve-site.ts';
import { SCREENS } from '#scripts/sheets/looks.ts';
import { findNginx } from '#scripts/test/find-nginx.ts';
import { startNginx } from '#scripts/test/start-nginx.ts';
import { filesBelow } from '../../files-below.ts';

/** The site under test, and what checkers need from it. */
export interface CheckedSite {
  /** Folder of the repository. */
  root: string;
  /** Folder of the built site. */
  dist: string;
  /** Whether checks that repeat over all pages see all of them; otherwise one page of each kind and `touched`. */
  isExhaustive: boolean;
  /** Paths of pages that the change under test touches. */
  touched: readonly string[];
  /** Serves the site with nginx, or as `npm run serve` does if there is none. Later calls return the same address without a slash at its end. */
  serve: () => Promise<string>;
  /** Stops the server if there is one. */
  close: () => Promise<void>;
}

/** Makes the site in `dist/` ready for checkers. */
export function openSite(root: string, given: Pick<CheckedSite, 'isExhaustive' | 'touched'>): CheckedSite {
  const dist = join(root, 'dist');
  let served: Promise<{ origin: string; close: () => void | Promise<void> }> | undefined;
  return {
    ...given,
    root,
    dist,
    serve: async () => {
      const nginx = findNginx();
      served ??= nginx ? startNginx(nginx, dist) : serveSite(dist);
      return (await served).origin;
    },
    close: async () => (await served)?.close(),
  };
}

/** Files of the build whose names end in one of the extensions, relative to its folder and sorted. */
export function builtFiles(dist: string, ...extensions: readonly string[]): string[] {
  return filesBelow(dist).filter((file) => extensions.some((extension) => file.endsWith(extension)));
}

/** One path for each kind of page: the screens of the sheets, and every page in the sitemap that isn't documentation. */
export function kindsOfPages(dist: string): string[] {
  const sitemap = readFileSync(join(dist, 'sitemap.xml'), 'utf8');
  const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '']) => path);
  return [...new Set([...SCREENS.map(({ path }) => path), ...listed.filter((path) => !path.startsWith('/docs/'))])];
}

/** HTML files that a checker of documents reads. */
export function checkedDocuments({ dist, isExhaustive, touched }: CheckedSite): string[] {
  const all = builtFiles(dist, '.html');
  if (isExhaustive) return all;
  const paths = [...kindsOfPages(dist), ...touched].map((path) => path.replace(/\?.*$/, '').slice(1));
  const wanted = new Set(paths.map((path) => (path === '' ? 'index.html' : `${path}/index.html`)));
  const shared = all.filter((file) => /^(assets\/[^/]*|404)\.html$/.test(file));
  return all.filter((file) => wanted.has(file) || shared.includes(file));
}
