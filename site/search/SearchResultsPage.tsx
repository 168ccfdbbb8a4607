import { type FormEvent, useEffect, useState } from 'react';
import { fill } from '#model/strings.ts';
import { Marked } from './Marked.tsx';
import { SearchStatus } from './SearchStatus.tsx';
import type { SearchSetup } from './search-texts.ts';
import { useSearch } from './use-search.ts';

const PAGES_SHOWN = 30;

const readQuery = () => new URLSearchParams(location.search).get('q') ?? '';

/** The search page: the query stands in the address, so results can be shared and the back button restores them. */
export function SearchResultsPage({ texts, siteTitle, ...place }: SearchSetup & { siteTitle: string }) {
  const [query, setQuery] = useState('');
  const [ready, setReady] = useState(false);
  const state = useSearch(query, place, PAGES_SHOWN);
  const found = state.status === 'ready' ? state.answer.pages : [];
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
      <SearchStatus state={state} query={query} pages={found.length} texts={texts} />
      <ol>
        {found.slice(0, PAGES_SHOWN).map((group) => (
          <li key={group.href}>
            <h2>
              <a href={group.href}>{group.title}</a>
            </h2>
            {group.trail.length > 0 && <p className="search-trail">{group.trail.join(' › ')}</p>}
            <ul>
              {group.sections.map((hit) => (
                <li key={hit.href}>
                  {hit.title !== '' && <a href={hit.href}>{hit.title}</a>}
                  <p>
                    <Marked text={hit.excerpt} terms={hit.terms} />
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
