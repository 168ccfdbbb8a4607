import type { OfflineOffer } from '#model/offline.ts';
import type { CopyState, Findings, KeepFailure } from './copy-state.ts';
import { totalBytes } from './keep-copy.ts';

/** For example, `12.3 MB`; below one megabyte in kB. */
export function sizeText(bytes: number): string {
  return bytes < 1e6 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

/** For example, `November 22, 2026`. */
export function dayText(time: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(time));
}

/** For example, `build 1a2b3c4d5e6f, last changed on November 21, 2026`. */
export function buildText({ build, changed }: Pick<OfflineOffer, 'build' | 'changed'>): string {
  return changed === undefined ? `build ${build}` : `build ${build}, last changed on ${dayText(changed)}`;
}

/** How a copy relates to what the site offers. */
export function isCurrent({ kept, offer }: Pick<Findings, 'kept' | 'offer'>): boolean {
  return kept !== undefined && typeof offer === 'object' && kept.offer.build === offer.build;
}

/** The current state, in one or two sentences. */
export function statusText(state: CopyState): string {
  if (state.status === 'looking') return 'Looking for a copy on this device…';
  if (state.status === 'impossible') return 'This browser doesn’t let the page save a copy.';
  if (state.status === 'keeping') return 'Downloading the copy…';
  const { kept, hasUnfinished, offer, removed } = state;
  if (offer === 'none') return 'This site doesn’t offer a copy. If you saved one earlier, it has been removed.';
  if (kept) return `Saved on ${dayText(kept.keptAt)}. ${newsText(state)}`;
  if (hasUnfinished)
    return 'Part of a copy is saved on this device. You can use the copy once the download is complete.';
  if (removed) return 'The copy was removed from this device.';
  return offer === 'unreachable'
    ? 'No copy is saved on this device, and the site can’t be reached.'
    : 'No copy is saved on this device.';
}

function newsText(findings: Findings): string {
  if (findings.offer === 'unreachable') return 'The site can’t be reached to check for a newer build.';
  return isCurrent(findings) ? 'Your copy is up to date.' : 'The site has a newer build.';
}

/** What went wrong, and what to do about it. */
export function failureText(failure: KeepFailure, offer: Findings['offer']): string {
  if (failure === 'stopped')
    return 'You stopped the download. The part that’s already saved stays on this device, and you can resume from there.';
  if (failure === 'unreachable') {
    return 'The connection was lost before the download was complete. The part that’s already saved stays on this device, and you can resume from there.';
  }
  if (failure === 'full') {
    const size = typeof offer === 'object' ? ` The copy needs ${sizeText(totalBytes(offer))}.` : '';
    return `There isn’t enough space for the copy.${size} Free up some space and resume, or remove the copy.`;
  }
  return 'The browser couldn’t save the copy. You may be using a private window, or a setting may block site data.';
}
