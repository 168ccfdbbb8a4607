import type { ReaderValueName } from '#model/reader-values.ts';
import { checkValue } from './check-value.ts';

/** Hosts that hardly ever have a certificate. */
const plainHost = /^(localhost|127\.0\.0\.1|[\w.-]+\.svc(\.cluster\.local)?)(?=[:/]|$)/i;

/**
 * Repairs what has only one meaning: white space around the value and beside punctuation, slashes at the end of an address, and a missing scheme where the host
 * or the port tells which one it is.
 * @param text as typed
 * @returns the repaired value if it can be used then, otherwise the text without white space around it, so that its problem can be explained
 */
export function repairValue(name: ReaderValueName, text: string): string {
  const trimmed = text.replace(/^[\s\u200b\ufeff]+|[\s\u200b\ufeff]+$/g, '');
  if (name !== 'server' && name !== 'graphql') return trimmed;
  const address = withScheme(trimmed.replace(/\s+(?=[.:/])|(?<=[.:/])\s+/g, '')).replace(/(?<=[^:/])\/+$/, '');
  return address !== '' && 'value' in checkValue(name, address) ? address : trimmed;
}

function withScheme(text: string): string {
  if (/^[a-z][a-z\d+.-]*:\/\//i.test(text)) return text.replace(/^https?:/i, (scheme) => scheme.toLowerCase());
  if (plainHost.test(text)) return `http://${text}`;
  return /^[\w.-]+:443(?=\/|$)/.test(text) ? `https://${text}` : text;
}
