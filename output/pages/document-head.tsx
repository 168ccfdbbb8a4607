import type { ReactNode } from 'react';
import type { SiteFeed } from '#output/feeds/site-feeds.ts';
import { structuredData } from '#output/structured-data/structured-data.ts';
import type { Site } from '#site/context.ts';
import type { SiteModel } from '#subjects/site-model.ts';
import type { PageView } from './page-view.ts';

/** Addresses that belong to a page; the not-found page has none of them. */
export interface HeadAddresses {
  /** Absolute address of the page. */
  canonical?: string;
  /** Absolute address of its Markdown. */
  twin?: string;
  /** Absolute address of its picture. */
  picture?: string;
}

/**
 * Icons, the tags that link previews and search engines read, the twin, feeds, and what browsers install or add as a search engine. Because every
 * page contains each of these tags, they omit what their readers already know: the size and type of a picture, or the only language of the site.
 */
export function documentHead(
  model: SiteModel,
  site: Site,
  view: PageView,
  feeds: readonly Pick<SiteFeed, 'title' | 'file'>[],
  { canonical, twin, picture }: HeadAddresses,
): ReactNode {
  const data = canonical && structuredData(model, site, view, { canonical, picture });
  return (
    <>
      {twin && <link rel="alternate" type="text/markdown" href={twin} />}
      <link rel="icon" type="image/svg+xml" href={site.asset('favicon')} />
      {view.layout === 'screen' && discoveryLinks(site, feeds)}
      <meta property="og:type" content={view.layout === 'screen' ? 'website' : 'article'} />
      <meta property="og:title" content={view.title} />
      <meta property="og:description" content={view.description} />
      {canonical && <meta property="og:url" content={canonical} />}
      {model.locales.length > 1 && <meta property="og:locale" content={site.locale.htmlLang.replace('-', '_')} />}
      {picture && (
        <>
          <meta property="og:image" content={picture} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {data && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data }} />}
    </>
  );
}

/**
 * Feeds, and what browsers install or add as a search engine. Browsers and feed readers look for them at the entrances of a site; on the pages where
 * most readers arrive, they would only add weight.
 */
function discoveryLinks(site: Site, feeds: readonly Pick<SiteFeed, 'title' | 'file'>[]): ReactNode {
  const { baseUrl, title } = site.config;
  return (
    <>
      {feeds.map((feed) => (
        <link
          key={feed.file}
          rel="alternate"
          type="application/atom+xml"
          title={feed.title}
          href={`${site.href('/')}${feed.file}`}
        />
      ))}
      <link rel="apple-touch-icon" href={site.asset('icon-180')} />
      <link rel="manifest" href={`${baseUrl}site.webmanifest`} />
      <link
        rel="search"
        type="application/opensearchdescription+xml"
        title={title}
        href={`${site.href('/')}opensearch.xml`}
      />
    </>
  );
}
