import { useSite } from '#site/context.ts';
import { Island } from '#site/islands/Island.tsx';
import { Filled } from './Filled.tsx';
import { SearchResultsPage } from './SearchResultsPage.tsx';
import { searchSetup } from './search-texts.ts';

/** `/search`: the island, and other places to look for readers without JavaScript. */
export default function SearchPage() {
  const site = useSite();
  const { config, strings, href, exists } = site;
  const props = { ...searchSetup(site), titleEnd: ` ${config.titleDelimiter} ${config.title}` };
  return (
    <div className="screen-narrow">
      <Island name="search-page" component={SearchResultsPage} when="load" props={props} />
      <noscript>
        <p>
          <Filled
            text={strings.searchWithoutScript}
            values={{ overview: <a href={href('/docs/')}>{strings.searchOverview}</a> }}
          />
        </p>
      </noscript>
      <p className="search-more-links">
        <a href={href('/offline')}>{strings.offlineLink}</a>
        {exists('/search/quality') && <a href={href('/search/quality')}>{strings.searchQuality}</a>}
      </p>
    </div>
  );
}
