import { OFFER_FILE, type OfflineList, type OfflineOffer } from '#model/offline.ts';

/** The record of a copy. It is written last, so a copy that has it is complete. */
export interface CopyRecord {
  offer: OfflineOffer;
  moved: OfflineList['moved'];
  /** When it was complete, as RFC 3339. */
  keptAt: string;
}

export interface KeptCopy extends CopyRecord {
  /** The file with a public address, if the copy has it. */
  match(address: string): Promise<Response | undefined>;
}

/** All sites and languages of an origin share one storage; a space can't be part of a base. */
const prefixOf = (base: string) => `docs-offline ${base} `;

/** Opens the cache for the copy of a build, whether or not the copy is complete. */
export function openCopy(base: string, build: string): Promise<Cache> {
  return caches.open(prefixOf(base) + build);
}

/**
 * Marks a copy as complete.
 * @param cache the one that its files are in; if it was removed in the meantime, this has no effect
 */
export async function completeCopy(cache: Cache, base: string, record: CopyRecord): Promise<void> {
  await cache.put(base + OFFER_FILE, new Response(JSON.stringify(record)));
}

async function namesOf(base: string): Promise<string[]> {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(prefixOf(base)));
}

/**
 * The complete copy; the newest one, if the browser was closed between saving it and removing the previous one.
 * @param base base of the language, for example `/catalog/fr/`
 */
export async function readCopy(base: string): Promise<KeptCopy | undefined> {
  const copies: KeptCopy[] = [];
  for (const name of await namesOf(base)) {
    // To open a cache that has been removed since it was listed would create it again, empty.
    const match = (address: string) => caches.match(address, { cacheName: name });
    const record = await match(base + OFFER_FILE);
    if (record) copies.push({ ...((await record.json()) as CopyRecord), match });
  }
  return copies.sort((a, b) => (a.keptAt < b.keptAt ? 1 : -1))[0];
}

/** Number of files of a copy that was not finished. */
export async function countUnfinished(base: string): Promise<number> {
  let count = 0;
  for (const name of await namesOf(base)) {
    const cache = await caches.open(name);
    if (!(await cache.match(base + OFFER_FILE))) count += (await cache.keys()).length;
  }
  return count;
}

/** Removes the copies of a language, complete or not, except those of the given builds. */
export async function removeCopies(base: string, builds: readonly string[] = []): Promise<void> {
  const spared = builds.map((build) => prefixOf(base) + build);
  for (const name of await namesOf(base)) if (!spared.includes(name)) await caches.delete(name);
}

/** The registered worker of a language, if any; a wider one of the site around it does not count. */
export async function findRegistration(base: string): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(base);
  return registration && new URL(registration.scope).pathname === base ? registration : undefined;
}

/** Removes everything: copies first, so that a worker that outlives its registration has nothing to show. */
export async function removeEverything(base: string): Promise<void> {
  await removeCopies(base);
  await (await findRegistration(base))?.unregister();
}
