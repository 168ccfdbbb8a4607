import { useEffect, useRef } from 'react';
import { readPlace, writePlace } from './kept-place.ts';

const PAUSE = 150;

/**
 * Restores the scroll position when the reader goes back. The browser can't do it, because the results aren't available yet when it tries.
 * @param arrivals grows when the reader arrived at another entry of the history; 0 before the first
 * @param shown number of pages shown, which belongs to the position
 * @param settled whether the results are available
 */
export function useKeptScroll(arrivals: number, shown: number, settled: boolean): void {
  // Until the position of an entry has been restored, nothing may be written over it.
  const restored = useRef(0);
  useEffect(() => {
    if (restored.current === arrivals) return;
    const { scroll } = readPlace();
    // A new entry has no position to restore, so it is written from the start: a reader may leave before all results are there.
    if (scroll > 0 && !settled) return;
    restored.current = arrivals;
    if (scroll > 0) scrollTo({ top: scroll, behavior: 'instant' });
  }, [settled, arrivals]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const write = () => {
      clearTimeout(timer);
      if (arrivals > 0 && restored.current === arrivals) writePlace({ shown, scroll: scrollY });
    };
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(write, PAUSE);
    };
    addEventListener('scroll', onScroll);
    // Before a link is followed, because afterward the history entry is a different one.
    addEventListener('click', write, { capture: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', onScroll);
      removeEventListener('click', write, { capture: true });
    };
  }, [arrivals, shown]);
}
