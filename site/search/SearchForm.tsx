import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { fill } from '#model/strings.ts';
import { SearchOptions } from './SearchOptions.tsx';
import { SearchStatus } from './SearchStatus.tsx';
import type { SearchSetup } from './search-texts.ts';
import { useSearch } from './use-search.ts';

const PAGES_SHOWN = 6;

/** The search dialog's content: a combobox whose list holds the best sections, grouped by page. */
export function SearchForm({ texts, searchPage, ...place }: SearchSetup) {
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const list = useId();
  const state = useSearch(query, place, PAGES_SHOWN);
  const found = state.status === 'ready' ? state.answer.pages : [];
  const groups = found.slice(0, PAGES_SHOWN);
  const options = groups.flatMap(({ sections }) => sections);
  const allResults = `${searchPage}?q=${encodeURIComponent(query)}`;

  // The field works before React does; what was typed meanwhile is taken over.
  useEffect(() => setQuery(input.current?.value ?? ''), []);

  function onKeyDown(event: KeyboardEvent) {
    const last = options.length - 1;
    const moves: Record<string, number> = {
      ArrowDown: active >= last ? 0 : active + 1,
      ArrowUp: active <= 0 ? last : active - 1,
      Home: 0,
      End: last,
    };
    const to = moves[event.key];
    if (to !== undefined && options.length > 0) {
      event.preventDefault();
      setActive(to);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const option = document.getElementById(`${list}-${active}`);
      if (option)
        option.dispatchEvent(
          new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: event.ctrlKey, metaKey: event.metaKey }),
        );
      else if (query.trim() !== '') location.assign(allResults);
    }
  }

  return (
    <search>
      <form className="search-form" action={searchPage} onSubmit={(event) => event.preventDefault()}>
        <div className="search-field">
          <input
            ref={input}
            type="search"
            name="q"
            autoComplete="off"
            spellCheck={false}
            role="combobox"
            aria-expanded={options.length > 0}
            aria-controls={list}
            aria-autocomplete="list"
            aria-activedescendant={options.length > 0 ? `${list}-${active}` : undefined}
            aria-label={texts.searchDocs}
            placeholder={texts.searchDocs}
            defaultValue=""
            onChange={(event) => {
              setQuery(event.target.value);
              setActive(0);
            }}
            onKeyDown={onKeyDown}
          />
          <button
            type="button"
            className="search-close"
            onClick={(event) => event.currentTarget.closest('dialog')?.close()}
          >
            {texts.close}
          </button>
        </div>
        <SearchStatus state={state} query={query} pages={found.length} texts={texts} />
        <SearchOptions
          id={list}
          label={texts.searchDocs}
          groups={groups}
          settled={state.status !== 'ready' || state.settled}
          active={active}
          onActive={setActive}
        />
        {found.length > 0 && (
          <p className="search-more">
            <a href={allResults}>{fill(texts.searchSeeAll, { count: found.length })}</a>
          </p>
        )}
      </form>
    </search>
  );
}
