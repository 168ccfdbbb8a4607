import { OFFER_FILE, SERVICE_WORKER_FILE } from '#model/offline.ts';

/**
 * What the worker does with a request. `network`: nothing, as if there were no copy. `copy-first`: for files whose name depends on their content, so
 * a saved one can't be outdated. `network-first`: the copy only if the network fails or takes too long.
 */
export type Strategy = 'network' | 'copy-first' | 'network-first';

export interface AskedFile {
  method: string;
  url: string;
  /** Whether only a part of the file is asked for. */
  isPart: boolean;
}

/**
 * Chooses what to do with a request.
 * @param scope address of the base of the language, for example `https://docs.example.com/catalog/fr/`
 */
export function strategyOf({ method, url, isPart }: AskedFile, scope: string): Strategy {
  const { origin, pathname } = new URL(url);
  const { origin: ownOrigin, pathname: base } = new URL(scope);
  if (method !== 'GET' || isPart || origin !== ownOrigin) return 'network';
  if (pathname === base + OFFER_FILE || pathname === base + SERVICE_WORKER_FILE) return 'network';
  if (isAsset(pathname, base)) return 'copy-first';
  return pathname.startsWith(base) || isShared(pathname, base, 'latest') ? 'network-first' : 'network';
}

/** Whether a path is below `assets/` of the language or of the site around it; languages share files without text. */
export function isAsset(pathname: string, base: string): boolean {
  return isShared(pathname, base, 'assets');
}

function isShared(pathname: string, base: string, kind: 'assets' | 'latest'): boolean {
  return foldersAbove(base).some((folder) => pathname.startsWith(`${folder}${kind}/`));
}

/** A base and all folders above it: `/catalog/fr/`, `/catalog/`, `/`. */
function foldersAbove(base: string): string[] {
  return base === '/' ? [base] : [base, ...foldersAbove(base.replace(/[^/]+\/$/, ''))];
}
