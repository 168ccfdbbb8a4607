import type { ReactNode } from 'react';
import type { Site } from '#site/context.ts';
import type { PageView } from './page-view.ts';

/**
 * Icons, what link previews read, and the twin.
 * @param canonical absolute address of the page, and `twin` that of its Markdown; the not-found page has neither
 */
export function documentHead(
  site: Site,
  view: PageView,
  canonical: string | undefined,
  twin: string | undefined,
): ReactNode {
  return (
    <>
      {twin && <link rel="alternate" type="text/markdown" href={twin} />}
      <link rel="icon" type="image/svg+xml" href={site.asset('favicon')} />
      <meta property="og:title" content={view.title} />
      <meta property="og:description" content={view.description} />
      <meta property="og:type" content={view.layout === 'screen' ? 'website' : 'article'} />
      {canonical && <meta property="og:url" content={canonical} />}
      <meta property="og:locale" content={site.locale.htmlLang.replace('-', '_')} />
    </>
  );
}
