import { createHash } from 'node:crypto';
import type { SiteConfig } from '#model/site-config.ts';
import { serviceHosts } from '#search/hosted/service.ts';

/** CSP source expression for an inline script or style. */
export function inlineHash(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

/**
 * The policy of every page. Scripts and styles come from the site itself, and the few inlined blocks are listed by hash. Other hosts are contacted
 * only by a search that is configured to do so. In browsers that support Trusted Types, text becomes HTML or a worker's address only through the two
 * functions that create these policies: runtime/trusted-html.ts and runtime/trusted-worker.ts.
 * @param inline the inlined scripts and styles, exactly as they appear in documents
 */
export function contentSecurityPolicy(
  inline: { scripts: readonly string[]; styles: readonly string[] },
  search: SiteConfig['search'],
): string {
  const hosts = search.provider === 'hosted' ? serviceHosts(search.applicationId) : [];
  return [
    "default-src 'self'",
    `script-src 'self' ${inline.scripts.map(inlineHash).join(' ')}`,
    `style-src 'self' ${inline.styles.map(inlineHash).join(' ')}`,
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    // Listed twice, if a chunk is loaded again after a failure.
    "trusted-types docs docs-worker 'allow-duplicates'",
    ...(hosts.length > 0 ? [`connect-src 'self' ${hosts.map((host) => `https://${host}`).join(' ')}`] : []),
  ].join('; ');
}
