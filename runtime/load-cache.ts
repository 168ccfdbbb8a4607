/** Bytes that nothing has. */
export const UNLIMITED = 1e9;

export interface LoadCache<T> {
  /**
   * Returns what is in memory or already being loaded, or loads it. Rejects if loading fails.
   * @param signal aborts the loading; for a file that a reader is waiting for and may stop waiting for
   * @param limit bytes over the network above which the loading rejects; for files that the reader hasn't requested. It is lifted
   *   when the same file is requested without one.
   */
  load(key: string, signal?: AbortSignal, limit?: number): Promise<T>;
}

/**
 * Keeps what was loaded last in memory and forgets failures.
 * @param request loads one thing
 * @param whole what of a thing is still on its way when it can be used already
 * @param most number of things that are kept
 */
export function createLoadCache<T>(
  request: (key: string, signal: AbortSignal | undefined, limit: () => number) => Promise<T>,
  whole?: (thing: T) => unknown,
  most = 40,
): LoadCache<T> {
  const kept = new Map<string, Promise<T>>();
  const limits = new Map<string, number>();
  return {
    load(key, signal, limit = UNLIMITED) {
      const limitNow = () => limits.get(key) ?? 0;
      limits.set(key, Math.max(limit, limitNow()));
      const loading = kept.get(key) ?? request(key, signal, limitNow);
      const keep = () => {
        kept.set(key, loading);
        for (const oldest of kept.keys()) if (kept.size > most) kept.delete(oldest);
      };
      // What can be aborted is kept only when it is there: a double click must not join an aborted request.
      if (!signal) keep();
      loading.then(whole).then(keep, () => kept.delete(key));
      return loading;
    },
  };
}
