import type { OfflineOffer } from '#model/offline.ts';
import type { CopyState, Findings, KeepFailure } from './copy-state.ts';
import { totalBytes } from './keep-copy.ts';

/** For example, `12.3 MB`; below one megabyte in kB. */
export function sizeText(bytes: number): string {
  return bytes < 1e6 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

/** For example, `22 November 2026`. */
export function dayText(time: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(time));
}

/** For example, `build 1a2b3c4d5e6f, last changed on 21 November 2026`. */
export function buildText({ build, changed }: Pick<OfflineOffer, 'build' | 'changed'>): string {
  return changed === undefined ? `build ${build}` : `build ${build}, last changed on ${dayText(changed)}`;
}

/** How a copy relates to what the site offers. */
export function isCurrent({ kept, offer }: Pick<Findings, 'kept' | 'offer'>): boolean {
  return kept !== undefined && typeof offer === 'object' && kept.offer.build === offer.build;
}

/** What is the case, in one sentence or two. */
export function statusText(state: CopyState): string {
  if (state.status === 'looking') return 'Looking for a copy on this device…';
  if (state.status === 'impossible') return 'This browser does not let the page keep anything here.';
  if (state.status === 'keeping') return 'Loading the copy…';
  const { kept, hasUnfinished, offer, removed } = state;
  if (offer === 'none') return 'This site offers no copy. If you had one, it has been removed.';
  if (kept) return `Kept on ${dayText(kept.keptAt)}. ${newsText(state)}`;
  if (hasUnfinished) return 'Part of a copy is on this device. It is used once it is whole.';
  if (removed) return 'Removed. No copy is on this device.';
  return offer === 'unreachable'
    ? 'No copy is on this device, and the site can’t be reached.'
    : 'No copy is on this device.';
}

function newsText(findings: Findings): string {
  if (findings.offer === 'unreachable')
    return 'Whether there is a newer build can’t be said: the site can’t be reached.';
  return isCurrent(findings) ? 'It is up to date.' : 'The site has a newer build.';
}

/** What went wrong, and what to do about it. */
export function failureText(failure: KeepFailure, offer: Findings['offer']): string {
  if (failure === 'stopped') return 'You stopped loading. What is here stays, and loading can go on from there.';
  if (failure === 'unreachable') {
    return 'The connection broke off before everything was here. What is here stays, and loading can go on from there.';
  }
  if (failure === 'full') {
    const size = typeof offer === 'object' ? ` The copy takes ${sizeText(totalBytes(offer))}.` : '';
    return `There is not enough room for the copy.${size} Free some space and go on, or remove what is here.`;
  }
  return 'The browser refused to keep the copy. A private window or a setting that blocks stored data of sites does that.';
}
