import { useEffect, useRef } from 'react';
import { fill } from '#model/fill.ts';
import type { SearchTexts } from './search-texts.ts';

interface MoreResultsProps {
  shown: number;
  total: number;
  /** How many more are shown each time. */
  step: number;
  texts: SearchTexts;
  onMore: () => void;
}

/** Says how many of the results are shown, with a button for more. The focus moves to the first new one. */
export function MoreResults({ shown, total, step, texts, onMore }: MoreResultsProps) {
  const place = useRef<HTMLDivElement>(null);
  const awaited = useRef<number>(undefined);
  useEffect(() => {
    const first = awaited.current;
    if (first === undefined || shown <= first) return;
    awaited.current = undefined;
    const results = place.current?.parentElement?.querySelectorAll<HTMLElement>('.result-list > li h2 a');
    results?.[first]?.focus();
  }, [shown]);
  if (total <= step) return null;
  return (
    <div ref={place} className="search-more">
      <p role="status">{fill(texts.searchShown, { shown, count: total })}</p>
      {shown < total && (
        <button
          type="button"
          className="button"
          onClick={() => {
            awaited.current = shown;
            onMore();
          }}
        >
          {fill(texts.searchMore, { count: Math.min(step, total - shown) })}
        </button>
      )}
    </div>
  );
}
