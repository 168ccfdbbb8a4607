import { OFFER_FILE, type OfflineList, type OfflineOffer, offlineGroups, SERVICE_WORKER_FILE } from '#model/offline.ts';
import { registerWorker } from '#runtime/trusted-worker.ts';
import { completeCopy, openCopy, readCopy, removeCopies } from './kept-copy.ts';
import { loadFile, Unreachable } from './kept-file.ts';
import { isAsset } from './strategy.ts';

/** How many files are loaded at the same time. */
const AT_ONCE = 6;
/** If a site keeps being deployed while its files are loaded, the attempts stop. */
const MOST_BUILDS = 3;

export type OnProgress = (loaded: number, total: number) => void;

/** Bytes of a whole copy. */
export function totalBytes({ groups }: OfflineOffer): number {
  return offlineGroups.reduce((sum, group) => sum + groups[group].bytes, 0);
}

/**
 * Asks the site which copy it offers.
 * @returns undefined if it doesn't offer one (anymore)
 * @throws Unreachable without a valid response
 */
export async function fetchOffer(base: string): Promise<OfflineOffer | undefined> {
  try {
    const response = await fetch(base + OFFER_FILE, { cache: 'no-cache' });
    if (response.status === 404 || response.status === 410) return undefined;
    const offer = (await response.json()) as OfflineOffer;
    if (response.ok && offer.format === 1) return offer;
  } catch {
    // No network, or a response that isn't JSON.
  }
  throw new Unreachable(base + OFFER_FILE);
}

/**
 * Loads everything, resuming an earlier attempt if there was one. Only then does it replace the old copy with the new one and register the worker. A
 * copy belongs to one build. If another build is released in the meantime, loading starts again and reuses the files that both builds share.
 * @throws Unreachable if a file can't be loaded; AbortError; the browser's error if there isn't enough space or it can't store anything
 */
export async function keepCopy(
  base: string,
  offer: OfflineOffer,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<void> {
  let wanted = offer;
  for (let tries = 1; ; tries += 1) {
    const { cache, moved, error } = await fillCopy(base, wanted, onProgress, signal);
    const newest = await fetchOffer(base);
    signal.throwIfAborted();
    if (moved && newest?.build === wanted.build) {
      await completeCopy(cache, base, { offer: wanted, moved, keptAt: new Date().toISOString() });
      break;
    }
    if (!newest || newest.build === wanted.build || tries === MOST_BUILDS) throw error ?? new Unreachable(base);
    wanted = newest;
  }
  await registerWorker(base + SERVICE_WORKER_FILE, base);
  await removeCopies(base, [wanted.build]);
}

/** Fills the cache of a build. A missing file can mean that there is a newer build, so it isn't a reason to give up yet. */
async function fillCopy(
  base: string,
  offer: OfflineOffer,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<{ cache: Cache; moved?: OfflineList['moved']; error?: unknown }> {
  const old = await readCopy(base);
  await removeCopies(base, [offer.build, ...(old ? [old.offer.build] : [])]);
  const cache = await openCopy(base, offer.build);
  const stopped = new AbortController();
  const either = AbortSignal.any([signal, stopped.signal]);
  try {
    const { files, moved } = (await (await loadFile(offer.list, base, either)).json()) as OfflineList;
    const present = new Set((await cache.keys()).map(({ url }) => url));
    const queue = files.values();
    const total = totalBytes(offer);
    let loaded = 0;
    const work = async () => {
      for (const [address, bytes] of queue) {
        if (!present.has(new URL(address, location.href).href)) {
          const same = isAsset(address, base) ? await old?.match(address) : undefined;
          await cache.put(address, same ?? (await loadFile(address, base, either)));
        }
        loaded += bytes;
        onProgress(loaded, total);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return { cache, moved };
  } catch (error) {
    // The other downloads must not keep filling a cache that may be removed next.
    stopped.abort();
    signal.throwIfAborted();
    if (error instanceof Unreachable) return { cache, error };
    throw error;
  }
}
