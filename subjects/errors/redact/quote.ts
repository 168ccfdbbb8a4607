import { redact } from './redact.ts';

const flat = (text: string) => text.replace(/\s+/g, ' ').toLowerCase();

/**
 * What may be shown of a part of a text: the part, redacted, unless redacting the whole text took something out of it that can't be
 * recognized without what is around it.
 * @returns empty when the part can't be shown
 */
export function quote(part: string, redacted: string): string {
  const { text } = redact(part);
  return flat(redacted).includes(flat(text)) ? text : '';
}
