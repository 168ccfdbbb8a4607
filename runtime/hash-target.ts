import { safely } from './safely.ts';

/** The element that the address points at, if any; none for a hash that can't be decoded. */
export function hashTarget(): HTMLElement | null {
  return document.getElementById(safely(() => decodeURIComponent(location.hash.slice(1))) ?? '');
}
