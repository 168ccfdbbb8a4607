import type { SearchFailure } from '#search/provider.ts';
import type { SearchTexts } from './search-texts.ts';

const advice = {
  unreachable: 'searchCheckNetwork',
  'rate-limited': 'searchTooMany',
  misconfigured: 'searchMisconfigured',
} as const satisfies Record<SearchFailure, keyof SearchTexts>;

interface SearchFailedProps {
  failure: SearchFailure;
  texts: SearchTexts;
  onRetry: () => void;
}

/** Says why there are no results, with a way to try again if that might help. */
export function SearchFailed({ failure, texts, onRetry }: SearchFailedProps) {
  return (
    <div className="search-failed" role="alert">
      <p>
        <strong>{texts.searchUnable}</strong>
      </p>
      <p>{texts[advice[failure]]}</p>
      {failure !== 'misconfigured' && (
        <button type="button" className="button" onClick={onRetry}>
          {texts.retry}
        </button>
      )}
    </div>
  );
}
