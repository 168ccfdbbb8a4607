import { retry } from './retry.ts';

/** Says that facts could not be loaded, with a way to try again. */
export function LoadFailure({ failure, onRetry }: { failure: { text: string; retry: string }; onRetry: () => void }) {
  return (
    <div className="island-error" role="alert">
      <p>{failure.text}</p>
      <button type="button" className="button" onClick={() => retry(onRetry)}>
        {failure.retry}
      </button>
    </div>
  );
}
