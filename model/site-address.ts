import { z } from 'zod';

/** What no path may hold: what browsers, hosts, nginx or HTML read as something else than a character. */
const FORBIDDEN = /[\p{Cc}\p{Z}\p{Cs}\\?#$%*"'`<>{}|^]/u;

/** A name that stands for a folder, for a part of the address that a host replaces, or for nothing. */
const NO_NAME = /^(?::.*|\.{0,2})$/s;

/**
 * Whether a text is the path of a page: it begins with one slash, holds characters as they are and no escapes, never leaves the site or names
 * a folder above, and every part can be the name of a file.
 */
export function isPagePath(text: string): boolean {
  if (!text.startsWith('/') || FORBIDDEN.test(text)) return false;
  const names = text.slice(1).replace(/\/$/, '').split('/');
  // 255 bytes are the longest name of a file, and `.fragment.json` comes behind it.
  return text === '/' || names.every((name) => !NO_NAME.test(name) && encodeURI(name).length <= 200);
}

const HOW = 'an address of this site, beginning with one slash';

/** Path of a page, e.g. `/docs/tags`, without query and hash. */
export const pagePath = z.string().refine(isPagePath, `${HOW}, without query and hash`);

/** Path of a page with or without a hash. */
export const pageTarget = z
  .string()
  .refine((text) => isPagePath(text.replace(/#[^\s\\?#]*$/, '')), `${HOW}; a hash is allowed`);

/** Address that a link may lead to: a page of this site, or an outside one. */
export const linkTarget = z
  .string()
  .refine(
    (text) => isPagePath(text.replace(/#[^\s\\?#]*$/, '')) || /^https?:\/\/[^\s/\\]+(?:[/?#][^\s\\]*)?$/i.test(text),
    'an address of this site that begins with one slash, or an outside one that begins with https:// or http://',
  );
