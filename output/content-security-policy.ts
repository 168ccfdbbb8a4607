import { createHash } from 'node:crypto';

/** CSP source expression for an inline script or style. */
export function inlineHash(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

/**
 * The policy of every page. Scripts and styles come from the site itself; the few inlined blocks are named by hash.
 * @param inline the inlined script and style, exactly as they stand in the document
 */
export function contentSecurityPolicy(inline: { script: string; style: string }): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${inlineHash(inline.script)}`,
    `style-src 'self' ${inlineHash(inline.style)}`,
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}
