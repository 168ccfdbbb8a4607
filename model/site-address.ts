import { z } from 'zod';

/** Characters that no path may contain, because browsers, hosts, nginx, or HTML read them as something other than a character. */
const FORBIDDEN = /[\p{Cc}\p{Z}\p{Cs}\\?#$%*"'`<>{}|^]/u;

/** A name that means a folder, a part of the address that a host replaces, or nothing. */
const NO_NAME = /^(?::.*|\.{0,2})$/s;

/**
 * Whether a text is the path of a page. A path begins with one slash, contains characters without escapes, and never leaves the
 * site or names a parent folder. Every segment can be a filename.
 */
export function isPagePath(text: string): boolean {
  if (!text.startsWith('/') || FORBIDDEN.test(text)) return false;
  const names = text.slice(1).replace(/\/$/, '').split('/');
  // A filename has at most 255 bytes, and `.fragment.json` is appended to it.
  return text === '/' || names.every((name) => !NO_NAME.test(name) && encodeURI(name).length <= 200);
}

const HOW = 'an address of this site, beginning with one slash';

/** Path of a page, for example `/docs/tags`, without query and hash. */
export const pagePath = z.string().refine(isPagePath, `${HOW}, without query and hash`);

/** Path of a page with or without a hash. */
export const pageTarget = z
  .string()
  .refine((text) => isPagePath(text.replace(/#[^\s\\?#]*$/, '')), `${HOW}; a hash is allowed`);

/** Address that a link can lead to: a page of this site, or an outside one. */
export const linkTarget = z
  .string()
  .refine(
    (text) => isPagePath(text.replace(/#[^\s\\?#]*$/, '')) || /^https?:\/\/[^\s/\\]+(?:[/?#][^\s\\]*)?$/i.test(text),
    'an address of this site that begins with one slash, or an outside one that begins with https:// or http://',
  );
