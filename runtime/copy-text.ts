import { announce, word } from './announcer.ts';

/** Copies a text and says so. Returns whether it worked. */
export function copyText(text: string): Promise<boolean> {
  return announceCopy(() => navigator.clipboard.writeText(text));
}

/**
 * Says how copying went.
 * @param copy writes to the clipboard
 * @returns whether it worked; the clipboard may be missing (plain http) or forbidden
 */
export async function announceCopy(copy: () => Promise<void>): Promise<boolean> {
  try {
    await copy();
    announce(word('copied'));
    return true;
  } catch {
    announce(word('copyFailed'));
    return false;
  }
}
