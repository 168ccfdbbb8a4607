import type { ReactNode } from 'react';
import type { PageLayout } from '#model/fragment.ts';
import { ARTICLE_HEAD } from '#site/article/article-head.ts';
import { useSite } from '#site/context.ts';
import { AnnouncementBar } from './AnnouncementBar.tsx';
import { BaseUrlBanner } from './BaseUrlBanner.tsx';
import { Footer } from './Footer.tsx';
import type { Alternate } from './LanguageSwitcher.tsx';
import { Navbar } from './Navbar.tsx';

export interface DocumentProps {
  /** Page path, for example `/docs/tags`. */
  path: string;
  /** Text of the title element. */
  title: string;
  description: string;
  /** Absolute address; absent on the not-found page. */
  canonical: string | undefined;
  layout: PageLayout;
  version: string | undefined;
  /** This page in every language of the site, itself included. */
  alternates: readonly Alternate[];
  sidebar: { name: string; src: string; tree: ReactNode } | undefined;
  /** Style sheets of the page: inlined if their code is given, with the address that other pages use for them. */
  sheets: readonly { href: string; code: string | undefined }[];
  /** Finished HTML of the main element. */
  main: string;
  shell: string;
  /** Address of the dialogs. */
  overlays: string;
  announcementHtml: string;
  /** Classic script that runs before the first paint. */
  bootScript: string;
  /** Classic script behind the banner; on home pages that have one. */
  bannerScript: string | undefined;
  inlineStyles: string;
  /** Address of the site's font. */
  font: string;
  /** Policy for hosts that can't send headers. */
  contentSecurityPolicy: string;
  origin: string;
  isNotFound: boolean;
  /** Extra elements for the head: previews, icons. */
  head: ReactNode;
}

/** The whole document around the main element. */
export function Document(props: DocumentProps) {
  const { config, locale, strings, href, asset } = useSite();
  const { alternates, canonical, layout, sidebar } = props;
  // A page that stands in for a translation refers search engines to the original, and no other page refers to it.
  const written = alternates.filter(({ isWritten }) => isWritten);
  const languages = written.some(({ code }) => code === locale.code) ? written : [];
  return (
    <html
      lang={locale.htmlLang}
      dir={locale.direction}
      data-shell={props.shell}
      data-base={href('/')}
      data-trailing-slash={config.trailingSlash === null ? undefined : String(config.trailingSlash)}
      data-color-default={config.colorMode.default}
      data-color-system={config.colorMode.respectSystem ? '' : undefined}
      data-announcement-id={config.announcement?.isCloseable ? config.announcement.id : undefined}
      data-docs-plugin={config.docsPlugin === 'default' ? undefined : config.docsPlugin}
      data-version={props.version}
      data-overlays={props.overlays}
      data-overlay-styles={asset('styles/overlays')}
      data-font={props.font}
      data-theme={config.colorMode.default}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta httpEquiv="Content-Security-Policy" content={props.contentSecurityPolicy} />
        <title>{props.title}</title>
        <meta name="description" content={props.description} />
        {props.isNotFound && <meta name="robots" content="noindex" />}
        {/* A first paint with only the frame would just delay the page. Browsers that support this attribute wait with the first paint until the text begins. */}
        {layout === 'docs' && <link rel="expect" href={`#${ARTICLE_HEAD}`} blocking="render" />}
        <script dangerouslySetInnerHTML={{ __html: props.bootScript }} />
        <style dangerouslySetInnerHTML={{ __html: props.inlineStyles }} />
        {props.sheets.map(({ href: address, code }) =>
          code === undefined ? (
            <link key={address} rel="stylesheet" href={address} />
          ) : (
            <style key={address} data-sheet={address} dangerouslySetInnerHTML={{ __html: code }} />
          ),
        )}
        <noscript>
          <link rel="stylesheet" media="print" href={asset('styles/print')} />
        </noscript>
        {canonical && <link rel="canonical" href={canonical} />}
        {languages.length > 1 &&
          languages.map(({ code, htmlLang, href: address }) => (
            <link key={code} rel="alternate" hrefLang={htmlLang} href={`${props.origin}${address}`} />
          ))}
        {props.head}
        <script type="module" src={asset('runtime')} />
      </head>
      <body>
        <a className="skip-link" href="#main">
          {strings.skipToContent}
        </a>
        {props.bannerScript !== undefined && <BaseUrlBanner script={props.bannerScript} />}
        <AnnouncementBar contentHtml={props.announcementHtml} />
        <Navbar path={props.path} version={props.version} alternates={alternates} />
        <div className="page" data-page="" data-layout={layout}>
          <aside
            className="sidebar"
            aria-label={strings.sidebar}
            data-sidebar={sidebar?.name}
            data-sidebar-src={sidebar?.src}
            hidden={!sidebar}
          >
            {sidebar?.tree}
          </aside>
          <main id="main" tabIndex={-1} data-main="" dangerouslySetInnerHTML={{ __html: props.main }} />
        </div>
        <Footer />
        <p
          className="visually-hidden"
          role="status"
          data-announcer=""
          data-navigated-to={strings.navigatedTo}
          data-load-failed={strings.loadFailed}
          data-retry={strings.retry}
        />
      </body>
    </html>
  );
}

/** The text of the title element: page title, delimiter, site title. */
export function documentTitle(pageTitle: string, siteTitle: string, delimiter: string): string {
  return pageTitle === siteTitle ? siteTitle : `${pageTitle} ${delimiter} ${siteTitle}`;
}
