import { useSite } from '#site/context.ts';
import { Island } from '#site/islands/Island.tsx';
import { SearchBox } from '#site/search/SearchBox.tsx';
import { useTexts } from '#site/use-texts.ts';
import { frameTexts } from '../texts.ts';
import { NearestPages } from './NearestPages.tsx';

/** Every unknown address gets this page; the island suggests the nearest pages for the requested address. */
export default function NotFoundPage() {
  const t = useTexts(frameTexts);
  const { strings, href } = useSite();
  return (
    <div className="screen-narrow not-found">
      <p className="not-found-code" aria-hidden="true">
        404
      </p>
      <h1>{strings.notFoundTitle}</h1>
      <p>{strings.notFoundText}</p>
      <SearchBox />
      <Island
        name="nearest-pages"
        component={NearestPages}
        texts={frameTexts}
        when="load"
        props={{ title: strings.notFoundNearest, base: href('/') }}
      />
      <p className="not-found-links">
        <a className="button button-primary" href={href('/docs/')}>
          {t.notFoundPageDocumentation}
        </a>
      </p>
    </div>
  );
}
