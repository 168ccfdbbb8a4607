import type { Fragment } from '#model/fragment.ts';

export interface FragmentCache {
  /** The fragment, from memory if it is there or on its way. Rejects like the request. */
  load(path: string, signal: AbortSignal): Promise<Fragment>;
  /** Loads a fragment ahead of its use. Rejects like the request. */
  prefetch(path: string): Promise<Fragment>;
}

/**
 * Keeps the last loaded fragments in memory and forgets failures.
 * @param request loads one fragment
 * @param limit number of fragments that are kept
 */
export function createFragmentCache(
  request: (path: string, signal?: AbortSignal) => Promise<Fragment>,
  limit = 40,
): FragmentCache {
  const kept = new Map<string, Promise<Fragment>>();
  const keep = (path: string, fragment: Promise<Fragment>) => {
    kept.set(path, fragment);
    for (const oldest of kept.keys()) if (kept.size > limit) kept.delete(oldest);
    fragment.catch(() => kept.delete(path));
    return fragment;
  };
  return {
    load(path, signal) {
      const fragment = kept.get(path) ?? request(path, signal);
      // A request that can be aborted is kept only when it is done: a double click must not join an aborted one.
      return fragment.then(() => keep(path, fragment));
    },
    prefetch: (path) => kept.get(path) ?? keep(path, request(path)),
  };
}
