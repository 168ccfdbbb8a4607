import { useSite } from '#site/context.ts';
import { Island } from '#site/islands/Island.tsx';
import { searchSetup } from './search-texts.ts';

/** `/search`: the island, and for readers without script where else to look. */
export default function SearchPage() {
  const site = useSite();
  const { config, href } = site;
  const props = { ...searchSetup(site), siteTitle: config.title };
  return (
    <div className="screen-narrow">
      <Island name="search-page" when="load" props={props} />
      <noscript>
        <p>
          Search runs in your browser and needs JavaScript. Without it, the{' '}
          <a href={href('/docs/')}>documentation overview</a> lists all topics.
        </p>
      </noscript>
    </div>
  );
}
