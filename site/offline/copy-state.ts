import type { OfflineOffer } from '#model/offline.ts';
import { fetchOffer } from './keep-copy.ts';
import { countUnfinished, findRegistration, type KeptCopy, readCopy, removeEverything } from './kept-copy.ts';
import { Unreachable } from './kept-file.ts';

/** Why saving a copy ended early. */
export type KeepFailure = 'stopped' | 'full' | 'unreachable' | 'refused';

/** The current state: the copy, the rest of an unfinished one, and what the site offers. */
export interface Findings {
  kept: Pick<KeptCopy, 'offer' | 'keptAt'> | undefined;
  hasUnfinished: boolean;
  /** `unreachable` if there is no response, and `none` if the site doesn't offer a copy (anymore). */
  offer: OfflineOffer | 'unreachable' | 'none';
}

export type CopyState =
  | { status: 'looking' }
  | { status: 'impossible' }
  | { status: 'keeping'; loaded: number; total: number }
  | ({ status: 'found'; failure?: KeepFailure; removed?: boolean } & Findings);

/** What an error of `keepCopy` means to a reader. */
export function failureOf(error: unknown): KeepFailure {
  if (error instanceof Unreachable) return 'unreachable';
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'AbortError') return 'stopped';
  return name === 'QuotaExceededError' ? 'full' : 'refused';
}

/** Looks for a copy, and asks the site for its offer. A copy that the site has withdrawn is removed. */
export async function lookAround(base: string): Promise<CopyState> {
  // Neither exists without HTTPS or in some browsers' private windows.
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return { status: 'impossible' };
  try {
    const offer = await fetchOffer(base).then(
      (found) => found ?? ('none' as const),
      () => 'unreachable' as const,
    );
    if (offer === 'none') await removeEverything(base);
    const [copy, registration, unfinished] = await Promise.all([
      readCopy(base),
      findRegistration(base),
      countUnfinished(base),
    ]);
    // A copy without its worker is useless. Only the last step is missing.
    const kept = registration ? copy : undefined;
    return { status: 'found', offer, kept, hasUnfinished: unfinished > 0 || (copy !== undefined && !kept) };
  } catch (error) {
    console.warn('The browser lets this page keep nothing.', error);
    return { status: 'impossible' };
  }
}
