import { fill } from '#model/fill.ts';
import type { FacetName } from '#search/answer.ts';
import { retry } from '#site/islands/retry.ts';
import { Filled } from './Filled.tsx';
import { type DroppableFilter, droppableFilters, facetLabels, facetNames } from './facet-groups.ts';
import { NarrowedEmpty } from './NarrowedEmpty.tsx';
import { NoResults } from './NoResults.tsx';
import { type Narrowing, narrowBy, notNarrowed } from './narrowing.ts';
import { SearchFailed } from './SearchFailed.tsx';
import { formatAddress } from './search-address.ts';
import type { SearchSetup } from './search-texts.ts';
import type { SearchState } from './use-search.ts';

interface SearchOutcomeProps {
  state: SearchState;
  narrowing: Narrowing;
  setup: SearchSetup;
  onSearch: (query: string) => void;
  onNarrow: (narrowing: Narrowing) => void;
}

/**
 * Describes a search's status: loading, how many results were found and how good they are, no results and what else to try, or a
 * failure.
 */
export function SearchOutcome({ state, narrowing, setup, onSearch, onNarrow }: SearchOutcomeProps) {
  const { texts } = setup;
  const answer = state.status === 'ready' ? state.answer : undefined;
  const filters = answer ? droppableFilters(answer.facets, narrowing, setup) : [];
  const isWeak = answer !== undefined && answer.total > 0 && !answer.confident;
  const drop = (facet: FacetName) => onNarrow(narrowBy(narrowing, facet, undefined));
  return (
    <>
      <div className="search-status" role="status" data-state={isUnfinished(state) ? 'loading' : undefined}>
        {isWeak && <p className="search-weak">{fill(texts.searchWeak, { query: answer.query })}</p>}
        <p>{statusText(state, narrowing, filters, setup)}</p>
      </div>
      {state.status === 'failed' && (
        <SearchFailed
          failure={state.failure}
          texts={texts}
          onRetry={() => retry(state.retry, `${setup.searchPage}${formatAddress({ query: state.query, narrowing })}`)}
        />
      )}
      {answer?.suggestion !== undefined && answer.total > 0 && (
        <p className="search-suggestion">
          <Filled
            text={texts.searchDidYouMean}
            values={{
              query: (
                <button type="button" onClick={() => onSearch(answer.suggestion ?? '')}>
                  {answer.suggestion}
                </button>
              ),
            }}
          />
        </p>
      )}
      {answer?.total === 0 &&
        (filters.length > 0 ? (
          <NarrowedEmpty filters={filters} texts={texts} onDrop={drop} onClear={() => onNarrow(notNarrowed)} />
        ) : (
          <NoResults query={answer.query} alternatives={answer.alternatives} setup={setup} onSearch={onSearch} />
        ))}
    </>
  );
}

/** Whether leaving the page now would interrupt the search, or has already done so. */
function isUnfinished(state: SearchState): boolean {
  return state.status === 'ready' ? !state.settled : state.status !== 'idle';
}

function statusText(
  state: SearchState,
  narrowing: Narrowing,
  filters: readonly DroppableFilter[],
  setup: SearchSetup,
): string {
  const { texts } = setup;
  if (state.status === 'loading') return texts.searchLoading;
  if (state.status !== 'ready') return '';
  if (state.answer.isPartial) return texts.searchLoading;
  const { total, query } = state.answer;
  if (total === 1) return texts.searchResultCountOne;
  if (total > 0) return fill(texts.searchResultCount, { count: total });
  if (filters.length === 0) return fill(texts.searchNoResults, { query });
  const names = facetNames.flatMap((facet) => facetLabels(facet, setup).get(narrowing[facet] ?? '') ?? []);
  return fill(texts.searchNarrowedEmpty, { query, names: names.join(', ') });
}
