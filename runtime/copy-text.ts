import { announce, word } from './announcer.ts';

/**
 * Copies a text and says so.
 * @returns whether it worked; the clipboard may be missing (plain http) or forbidden
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    announce(word('copied'));
    return true;
  } catch {
    announce(word('copyFailed'));
    return false;
  }
}
