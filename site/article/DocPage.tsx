import { fill } from '#model/fill.ts';
import type { PagePlace } from '#model/navigation.ts';
import type { Page } from '#model/page.ts';
import { useSite } from '#site/context.ts';
import { Breadcrumbs } from '#site/navigation/Breadcrumbs.tsx';
import { PageNavigation } from '#site/navigation/PageNavigation.tsx';
import { TableOfContents } from '#site/navigation/TableOfContents.tsx';
import { ArticleFooter } from './ArticleFooter.tsx';
import { AvailabilityBadge } from './AvailabilityBadge.tsx';
import { ARTICLE_HEAD } from './article-head.ts';
import { PageMenu } from './PageMenu.tsx';

export interface DocPageProps {
  page: Page;
  /** Absent for pages outside the navigation. */
  place: PagePlace | undefined;
  /** The finished HTML of all parts of the page. */
  bodyHtml: string;
}

/** A documentation page: everything inside `main`. */
export function DocPage({ page, place, bodyHtml }: DocPageProps) {
  const { config, locale, strings } = useSite();
  const contents = page.headings.filter(({ depth }) => depth <= 3);
  const version = config.versions.find(({ name }) => name === page.version);
  const source = config.locales.find(({ code }) => code === page.fallbackFrom);
  return (
    <div className="doc">
      <div className="doc-body">
        <div className="doc-head">
          <Breadcrumbs trail={place?.trail ?? []} title={page.sidebarLabel ?? page.title} />
          {version && <span className="version-badge">{fill(strings.version, { label: version.label })}</span>}
          <PageMenu path={page.path} />
        </div>
        {contents.length > 1 && <TableOfContents headings={contents} folded />}
        <article
          lang={source?.htmlLang}
          dir={source && source.direction !== locale.direction ? source.direction : undefined}
        >
          <header className="article-header" id={ARTICLE_HEAD}>
            {source && (
              <p className="untranslated" lang={locale.htmlLang} dir={locale.direction}>
                {fill(strings.notTranslated, { language: source.label })}
              </p>
            )}
            <h1>{page.title}</h1>
            {page.alsoCalled && (
              <p className="also-called">
                {strings.alsoCalled}: {page.alsoCalled.join(', ')}
              </p>
            )}
            {page.availability && <AvailabilityBadge mode={page.availability} />}
          </header>
          <div className="prose" dangerouslySetInnerHTML={{ __html: bodyHtml }} />
        </article>
        <ArticleFooter page={page} />
        <PageNavigation
          {...(place?.previous && { previous: place.previous })}
          {...(place?.next && { next: place.next })}
        />
      </div>
      {contents.length > 1 && (
        <div className="doc-aside">
          <TableOfContents headings={contents} folded={false} />
        </div>
      )}
    </div>
  );
}
