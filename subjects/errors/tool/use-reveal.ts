import { type RefObject, useEffect, useRef } from 'react';

/** A number of characters that only arrive together when they are pasted or dropped. */
const PASTED = 20;

/**
 * Shows the result of a pasted text on small screens, where it is below the text. It scrolls to the result and moves the focus
 * there, which also hides the on-screen keyboard. While the reader types, nothing moves.
 * @param result changes with every result, undefined for none
 * @returns a function that takes the length of the text after each change
 */
export function useReveal(result: object | undefined, place: RefObject<HTMLElement | null>): (length: number) => void {
  const before = useRef(0);
  const isPasted = useRef(false);
  useEffect(() => {
    if (result === undefined || !isPasted.current || !place.current) return;
    isPasted.current = false;
    if (!matchMedia('(max-width: 48rem)').matches) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    place.current.focus({ preventScroll: true });
    place.current.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'start' });
  }, [result, place]);
  return (length) => {
    if (Math.abs(length - before.current) > PASTED) isPasted.current = length > 0;
    before.current = length;
  };
}
