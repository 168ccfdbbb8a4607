import { type FormEvent, useEffect, useRef, useState } from 'react';
import { fill } from '#model/fill.ts';
import { AboveResults } from './AboveResults.tsx';
import { MoreResults } from './MoreResults.tsx';
import { ResultList } from './ResultList.tsx';
import { isPrivate } from './recognize/recognize.ts';
import { useOffer } from './recognize/use-offer.ts';
import { SavedSearches } from './SavedSearches.tsx';
import { SearchExamples } from './SearchExamples.tsx';
import { addRecent, type SavedSearch } from './saved-searches.ts';
import { shorten } from './search-address.ts';
import type { SearchSetup } from './search-texts.ts';
import { useKeptScroll } from './use-kept-scroll.ts';
import { useSavedSearches } from './use-saved-searches.ts';
import { useSearch } from './use-search.ts';
import { useSearchAddress } from './use-search-address.ts';

const STEP = 20;
const LONGEST_HEADING = 160;
const LONGEST_TITLE = 80;

/** What the search page is told at build time. */
export interface SearchPageSetup extends SearchSetup {
  /** The text after the heading in the browser tab's title. */
  titleEnd: string;
}

/**
 * The search page. The query and its facets are part of the address, so results can be shared and the back button restores them.
 */
export function SearchResultsPage(setup: SearchPageSetup) {
  const { texts, searchPage, titleEnd } = setup;
  const { query, narrowing, shown, arrivals, change, writeNow, showMore } = useSearchAddress(setup, STEP);
  const [hasTyped, setHasTyped] = useState(false);
  const state = useSearch(query, setup, narrowing, shown, hasTyped);
  useKeptScroll(arrivals, shown, state.status === 'ready' && state.settled);
  const [saved, changeSaved] = useSavedSearches(setup);
  const input = useRef<HTMLInputElement>(null);
  const offer = useOffer(query, setup, (wanted) => change({ query: wanted, narrowing }, 'quietly'));
  const { pasted, onPaste } = offer;
  const answer = state.status === 'ready' ? state.answer : undefined;
  const title = headingFor(query, LONGEST_TITLE);

  useEffect(() => {
    if (arrivals > 0) document.title = title + titleEnd;
  }, [arrivals, title, titleEnd]);

  function headingFor(wanted: string, most: number): string {
    // The title gets into the browser's history.
    const text = isPrivate(wanted) ? '' : shorten(wanted.trim(), most);
    return text === '' ? texts.searchTheDocs : fill(texts.searchResultsFor, { query: text });
  }
  const remember = (made: SavedSearch) => {
    writeNow();
    changeSaved((before) => addRecent(before, made));
  };
  const focusField = () => input.current?.focus();

  return (
    <div className="search-results" data-state={arrivals === 0 || state.status === 'loading' ? 'loading' : undefined}>
      <h1>{headingFor(query, LONGEST_HEADING)}</h1>
      <search>
        <form
          action={searchPage}
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            if (pasted !== undefined && query === '') offer.link.current?.click();
            else writeNow();
          }}
        >
          <input
            ref={input}
            type="search"
            name="q"
            autoComplete="off"
            aria-label={texts.searchDocs}
            placeholder={texts.searchDocs}
            value={query}
            onChange={(event) => {
              setHasTyped(true);
              change({ query: event.target.value, narrowing }, 'quietly');
            }}
            onPaste={onPaste}
          />
        </form>
      </search>
      <AboveResults
        setup={setup}
        state={state}
        narrowing={narrowing}
        offer={offer}
        onSearch={(wanted) => change({ query: wanted, narrowing }, 'step')}
        onNarrow={(next) => change({ query, narrowing: next }, 'step')}
        onFocus={focusField}
      />
      {answer && (
        <>
          <ResultList pages={answer.pages} texts={texts} isWeak={!answer.confident} onOpen={remember} />
          <MoreResults shown={answer.pages.length} total={answer.total} step={STEP} texts={texts} onMore={showMore} />
        </>
      )}
      {state.status === 'idle' && pasted === undefined && (
        <>
          <p className="search-hint">{texts.searchHint}</p>
          <SearchExamples texts={texts} onSearch={(wanted) => change({ query: wanted, narrowing }, 'step')} />
          <SavedSearches searches={saved} texts={texts} onChange={changeSaved} onLeave={focusField} />
        </>
      )}
    </div>
  );
}
