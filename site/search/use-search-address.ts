import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { facetNames, knownValues } from './facet-groups.ts';
import { readPlace } from './kept-place.ts';
import { type Narrowing, notNarrowed } from './narrowing.ts';
import { formatAddress, parseAddress, type SearchAddress } from './search-address.ts';
import type { SearchSetup } from './search-texts.ts';

// Browsers reject addresses that change too often, so typed text is written during pauses.
const PAUSE = 250;

/** `step` creates a history entry, so that Back undoes it, and `quietly` changes the current one. */
export type Remember = 'step' | 'quietly';

interface Shown extends SearchAddress {
  /** Number of pages shown. */
  shown: number;
  /** Grows when the reader arrived at another entry of the history; 0 before the first. */
  arrivals: number;
}

/**
 * What the search page shows, kept in its address and its entry of the history. It starts empty, like the built page.
 * @param step number of pages shown at first, and of those that are shown more each time
 */
export function useSearchAddress(setup: SearchSetup, step: number) {
  const [state, setState] = useState<Shown>({ query: '', narrowing: notNarrowed, shown: step, arrivals: 0 });
  const known = useMemo(() => knownValues(setup), [setup]);
  const pending = useRef<{ timer: ReturnType<typeof setTimeout>; href: string }>(undefined);
  const drop = useCallback(() => {
    clearTimeout(pending.current?.timer);
    pending.current = undefined;
  }, []);

  useEffect(() => {
    const read = () => {
      drop();
      const next = parseAddress(location.search, known);
      setState(({ arrivals, narrowing }) => ({
        query: next.query,
        narrowing: sameOr(narrowing, next.narrowing),
        shown: Math.max(step, readPlace().shown),
        arrivals: arrivals + 1,
      }));
    };
    read();
    addEventListener('popstate', read);
    return () => {
      drop();
      removeEventListener('popstate', read);
    };
  }, [known, step, drop]);

  /** Immediately saves what was typed. */
  function writeNow() {
    if (pending.current) history.replaceState(null, '', pending.current.href);
    drop();
  }
  function change(next: SearchAddress, remember: Remember) {
    // The browser restores the text that was in the field. Until then, the results are kept.
    if (next.query === state.query && next.narrowing === state.narrowing) return;
    setState(({ arrivals }) => ({ ...next, shown: step, arrivals }));
    const href = location.pathname + formatAddress(next);
    if (remember === 'step') {
      writeNow();
      history.pushState(null, '', href);
    } else {
      drop();
      pending.current = { href, timer: setTimeout(writeNow, PAUSE) };
    }
  }
  const showMore = () => setState((before) => ({ ...before, shown: before.shown + step }));
  return { ...state, change, writeNow, showMore };
}

/** A different object with the same values would repeat the same query. */
function sameOr(before: Narrowing, next: Narrowing): Narrowing {
  return facetNames.every((facet) => before[facet] === next[facet]) ? before : next;
}
