import type { ReactNode } from 'react';
import { normalizePath, splitHash } from '#model/address.ts';
import { useSite } from '#site/context.ts';

/** A link in the data: an anchor, a page of this site, or an outside address. A page that is not written yet is plain text. */
export function DataLink({ href, children }: { href: string; children: ReactNode }) {
  const site = useSite();
  if (href.startsWith('#')) return <a href={href}>{children}</a>;
  if (!href.startsWith('/')) {
    return (
      <a href={href} rel="noopener" className="external">
        {children}
      </a>
    );
  }
  return site.exists(normalizePath(splitHash(href).path)) ? <a href={site.href(href)}>{children}</a> : children;
}
