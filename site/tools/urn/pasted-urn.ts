/** More characters than any URN has: what is longer is some other text, and is not parsed. */
export const TOO_LONG = 4_000;

/** The first line that has something on it; leading and trailing spaces stay, since they are mistakes of their own. */
export function pastedUrn(pasted: string): { text: string; more: boolean } {
  if (pasted.length > TOO_LONG) return { text: pasted, more: false };
  const lines = pasted.split(/\r?\n/).filter((line) => line.trim() !== '');
  return { text: lines[0] ?? '', more: lines.length > 1 };
}
