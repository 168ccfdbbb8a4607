import { findValue } from './find-value.ts';
import { kinds } from './kinds.ts';
import { markSpans } from './text-spans.ts';

// The name of a header, the quote around it and what separates it from its value.
const header =
  /(["'`]|\\{1,8}["'])?(?:b["'])?(?<![A-Za-z])(?:(?:proxy-|x-)?authorization|(?:set-)?cookie2?|x-(?:api-key|auth-token|amz-security-token|csrf-token|xsrf-token|vault-token|access-token)|private-token|www-authenticate)(\\{0,8}["'`])?(?:[ \t]{0,8}(?::|=>?|%3A)|[ \t]{0,8},(?=[ \t]{0,8}b?["']))[ \t]{0,8}/gi;
const stop = /[\n\r]/;

/** Marks the whole values of headers that carry credentials, in HTTP, curl, JSON, Python and Java form. */
export function markSecretHeaders(text: string): string {
  return markSpans(text, header, kinds.secret.mark, ({ 0: whole, 1: open, 2: close, index }) => {
    const start = index + whole.length;
    if (close !== undefined) return findValue(text, start, 'line');
    // 'Authorization: …' in quotes ends with the quote, and a header on a separate line ends with the line.
    const quote = open?.at(-1);
    let end = start;
    while (end < text.length) {
      const character = text[end] ?? '';
      if (stop.test(character) || character === quote) break;
      if (character === '\\' && /[nr]/.test(text[end + 1] ?? '')) break;
      end += 1;
    }
    if (quote !== undefined) while (end > start && text[end - 1] === '\\') end -= 1;
    return { start, end: start + text.slice(start, end).trimEnd().length };
  });
}
