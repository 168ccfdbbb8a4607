import { type FormEvent, useEffect, useState } from 'react';
import { fill } from '#model/strings.ts';
import { excerpt } from '#search/excerpt.ts';
import { groupHits } from '#search/group-hits.ts';
import { Marked } from './Marked.tsx';
import { SearchStatus } from './SearchStatus.tsx';
import type { SearchSetup } from './search-texts.ts';
import { useSearch } from './use-search.ts';

const readQuery = () => new URLSearchParams(location.search).get('q') ?? '';

/** The search page: the query stands in the address, so results can be shared and the back button restores them. */
export function SearchResultsPage({ texts, base, siteTitle }: SearchSetup & { siteTitle: string }) {
  const [query, setQuery] = useState('');
  const [ready, setReady] = useState(false);
  const state = useSearch(query, base);
  const groups = state.status === 'ready' ? groupHits(state.hits, 4) : [];
  const heading = query.trim() === '' ? texts.searchTheDocs : fill(texts.searchResultsFor, { query: query.trim() });

  useEffect(() => {
    const read = () => setQuery(readQuery());
    read();
    setReady(true);
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);
  useEffect(() => {
    if (ready) document.title = `${heading} | ${siteTitle}`;
  }, [ready, heading, siteTitle]);

  function change(value: string) {
    setQuery(value);
    const address = new URL(location.href);
    if (value === '') address.searchParams.delete('q');
    else address.searchParams.set('q', value);
    history.replaceState(history.state, '', address);
  }

  return (
    <div className="search-results">
      <h1>{heading}</h1>
      <search>
        <form onSubmit={(event: FormEvent) => event.preventDefault()}>
          <input
            type="search"
            name="q"
            autoComplete="off"
            aria-label={texts.searchDocs}
            placeholder={texts.searchDocs}
            value={query}
            onChange={(event) => change(event.target.value)}
          />
        </form>
      </search>
      <SearchStatus state={state} query={query} pages={groups.length} texts={texts} />
      <ol>
        {groups.map((group) => (
          <li key={group.href}>
            <h2>
              <a href={group.href}>{group.page}</a>
            </h2>
            {group.trail.length > 0 && <p className="search-trail">{group.trail.join(' › ')}</p>}
            <ul>
              {group.sections.map((hit) => (
                <li key={hit.href}>
                  {hit.section !== '' && <a href={hit.href}>{hit.section}</a>}
                  <p>
                    <Marked text={excerpt(hit.text, hit.terms, 220)} terms={hit.terms} />
                  </p>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </div>
  );
}
