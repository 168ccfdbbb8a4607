import { fill } from '#model/strings.ts';
import type { SearchTexts } from './search-texts.ts';
import type { SearchState } from './use-search.ts';

interface SearchStatusProps {
  state: SearchState;
  query: string;
  /** Number of pages found. */
  pages: number;
  texts: SearchTexts;
}

function statusText({ state, query, pages, texts }: SearchStatusProps): string {
  if (state.status === 'loading') return texts.searchLoading;
  if (state.status !== 'ready') return '';
  if (pages === 0) return fill(texts.searchNoResults, { query: query.trim() });
  return pages === 1 ? texts.searchResultCountOne : fill(texts.searchResultCount, { count: pages });
}

/** Says how the search stands: loading, how many, nothing, or that the index can't be had. */
export function SearchStatus(props: SearchStatusProps) {
  const { state, texts } = props;
  if (state.status === 'failed') {
    return (
      <div className="search-failed" role="alert">
        <p>
          <strong>{texts.searchUnable}</strong>
        </p>
        <p>{texts.searchCheckNetwork}</p>
        <button type="button" className="button" onClick={state.retry}>
          {texts.retry}
        </button>
      </div>
    );
  }
  return (
    <p className="search-status" role="status">
      {statusText(props)}
    </p>
  );
}
