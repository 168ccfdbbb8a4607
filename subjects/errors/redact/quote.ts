import { redact } from './redact.ts';

const flat = (text: string) => text.replace(/\s+/g, ' ').toLowerCase();

/**
 * What can be shown of part of a text: the redacted part, unless redacting the whole text removed something from it that can't be recognized without
 * its context.
 * @returns empty if the part can't be shown
 */
export function quote(part: string, redacted: string): string {
  const { text } = redact(part);
  return flat(redacted).includes(flat(text)) ? text : '';
}
