import { posix } from 'node:path';
import { documentFile, splitHash, toHref } from '#model/address.ts';
import type { SiteModel } from '#subjects/site-model.ts';

/** Screens that make no sense in an archive, because readers already have it. */
const LEFT_OUT: ReadonlySet<string> = new Set(['offline']);

/** A page of the archive: its file, and the base of its language. */
export interface ArchivedPage {
  file: string;
  /** Folder of the language below the archive, for example `fr/`. */
  folder: string;
}

/** All pages of the archive by public address. */
export function archivedPages({ config, screens, locales }: SiteModel): ReadonlyMap<string, ArchivedPage> {
  const { baseUrl, trailingSlash } = config;
  return new Map(
    locales.flatMap(({ base, pages }) =>
      [...screens.filter(({ screen }) => !LEFT_OUT.has(screen)), ...pages].map(({ path }) => {
        const folder = base.slice(baseUrl.length);
        return [toHref(path, { base, trailingSlash }), { file: folder + documentFile(path, trailingSlash), folder }];
      }),
    ),
  );
}

/** Rewrites an address that appears in a file of the archive. */
export type RewriteAddress = (address: string, file: string) => string;

/** Path from one file of the archive to another. */
export function relativeAddress(from: string, to: string): string {
  return posix.relative(posix.dirname(from), to) || posix.basename(to);
}

/**
 * Makes addresses of the site work from a disk: pages and files of the archive get relative addresses, and everything else on the site gets its web
 * address.
 * @param files files of the archive that aren't pages
 */
export function addressRewriter(
  { config, redirects }: SiteModel,
  pages: ReadonlyMap<string, ArchivedPage>,
  files: ReadonlySet<string>,
): RewriteAddress {
  const { baseUrl, trailingSlash, url } = config;
  const style = { base: baseUrl, trailingSlash };
  const moved = new Map(redirects.map(({ from, to }) => [toHref(from, style), toHref(to, style)]));
  const fileOf = (path: string): string | undefined => {
    const page = pages.get(path) ?? pages.get(path.replace(/\/$/, '')) ?? pages.get(`${path}/`);
    const file = path.slice(baseUrl.length);
    return page?.file ?? (files.has(file) ? file : undefined);
  };
  return (address, from) => {
    if (!address.startsWith(baseUrl) || address.startsWith('//')) return address;
    const { path, hash } = splitHash(address);
    const target = splitHash(moved.get(path) ?? path);
    const file = fileOf(target.path.replace(/\?.*/, ''));
    // Searches that are linked keep their query.
    const query = /\?.*/.exec(target.path)?.[0] ?? '';
    return file === undefined ? url + address : relativeAddress(from, file) + query + (target.hash || hash);
  };
}
