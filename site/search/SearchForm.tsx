import { type KeyboardEvent, useCallback, useMemo, useRef, useState } from 'react';
import { fill } from '#model/fill.ts';
import type { PageHit } from '#search/answer.ts';
import { AboveResults } from './AboveResults.tsx';
import { KeyHints } from './KeyHints.tsx';
import { facetsHere, narrowBy, notNarrowed } from './narrowing.ts';
import { isPrivate } from './recognize/recognize.ts';
import { useOffer } from './recognize/use-offer.ts';
import { SavedSearches } from './SavedSearches.tsx';
import { SearchOptions } from './SearchOptions.tsx';
import { addRecent, type SavedSearch } from './saved-searches.ts';
import { formatAddress } from './search-address.ts';
import type { SearchSetup } from './search-texts.ts';
import { useOptions } from './use-options.ts';
import { useSavedSearches } from './use-saved-searches.ts';
import { useSearch } from './use-search.ts';

const PAGES_SHOWN = 6;
/** The ID of the result list. A page has one search dialog, so the ID doesn't need to be generated. */
const LIST = 'search-options';
const noPages: readonly PageHit[] = [];

/** The search dialog's content: a combobox whose list contains the best sections, grouped by page. */
export function SearchForm(setup: SearchSetup) {
  const { texts, searchPage } = setup;
  const [query, setQuery] = useState('');
  const [narrowing, setNarrowing] = useState(notNarrowed);
  const [saved, changeSaved] = useSavedSearches(setup);
  const input = useRef<HTMLInputElement>(null);
  const state = useSearch(query, setup, narrowing, PAGES_SHOWN);
  const answer = state.status === 'ready' ? state.answer : undefined;
  const pages = answer?.pages ?? noPages;
  const count = pages.reduce((sum, { sections }) => sum + sections.length, 0);
  // Enter waits for the complete answer. After a failure, there is nothing to wait for.
  const isCurrent =
    state.status === 'failed' || (state.status === 'ready' && state.isCurrent && !state.answer.isPartial);
  const question = useMemo(() => [query, narrowing], [query, narrowing]);
  const { active, setActive, onKeyDown } = useOptions(LIST, count, isCurrent, question);

  const offer = useOffer(query, setup, search);
  const { pasted, onPaste } = offer;

  const focusField = () => input.current?.focus();
  function search(wanted: string) {
    if (input.current) input.current.value = wanted;
    setQuery(wanted);
    focusField();
  }
  function onFieldKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter' && pasted !== undefined && state.status === 'idle') return offer.link.current?.click();
    if (state.status !== 'idle') return onKeyDown(event);
    const first = event.currentTarget.form?.querySelector<HTMLElement>('[data-saved]');
    if (event.key !== 'ArrowDown' || !first) return;
    event.preventDefault();
    first.focus();
  }
  const remember = useCallback((made: SavedSearch) => changeSaved((before) => addRecent(before, made)), [changeSaved]);
  // The search page belongs to no version.
  const version = answer && facetsHere(setup, narrowing).version;
  const scope = narrowBy(narrowing, 'version', version === setup.version ? undefined : version);
  const allResults = `${searchPage}${formatAddress({ query: query.trim(), narrowing: scope })}`;

  return (
    <search>
      <form className="search-form" action={searchPage} onSubmit={(event) => event.preventDefault()}>
        <div className="search-field">
          <input
            ref={input}
            // A search field can't be a combobox (ARIA in HTML), but keyboards on phones should still offer to search.
            type="text"
            enterKeyHint="search"
            name="q"
            autoComplete="off"
            spellCheck={false}
            role="combobox"
            aria-expanded={count > 0}
            aria-controls={LIST}
            aria-autocomplete="list"
            aria-activedescendant={count > 0 ? `${LIST}-${active}` : undefined}
            aria-label={texts.searchDocs}
            placeholder={texts.searchDocs}
            defaultValue=""
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={onFieldKey}
            onPaste={onPaste}
          />
          <button
            type="button"
            className="search-close"
            onClick={(event) => event.currentTarget.closest('dialog')?.close()}
          >
            {texts.close}
          </button>
        </div>
        <AboveResults
          setup={setup}
          state={state}
          narrowing={narrowing}
          offer={offer}
          onSearch={search}
          onNarrow={setNarrowing}
          onFocus={focusField}
        />
        <SearchOptions
          id={LIST}
          texts={texts}
          pages={pages}
          isBusy={state.status === 'ready' && !state.settled}
          isWeak={answer?.confident === false}
          active={active}
          onActive={setActive}
          onOpen={remember}
        />
        {state.status === 'idle' && pasted === undefined && (
          <>
            <p className="search-hint">{texts.searchHint}</p>
            <SavedSearches searches={saved} texts={texts} onChange={changeSaved} onLeave={focusField} />
          </>
        )}
        <div className="search-foot">
          {answer && !answer.isPartial && answer.total > 0 && !isPrivate(query) && (
            <a
              href={allResults}
              onClick={() => remember({ href: allResults, title: query.trim(), page: '', isQuery: true })}
            >
              {answer.total === 1 ? texts.searchSeeAllOne : fill(texts.searchSeeAll, { count: answer.total })}
            </a>
          )}
          <KeyHints texts={texts} />
        </div>
      </form>
    </search>
  );
}
