import { safely } from '#runtime/safely.ts';

/** Where the reader was in the results, kept with the entry of the history. */
interface KeptPlace {
  /** Number of pages shown. */
  shown: number;
  scroll: number;
}

/** The place that the present entry of the history keeps. */
export function readPlace(): KeptPlace {
  const { searchPlace } = (history.state ?? {}) as { searchPlace?: Partial<KeptPlace> };
  return { shown: Number(searchPlace?.shown) || 0, scroll: Number(searchPlace?.scroll) || 0 };
}

/** Keeps a place with the present entry of the history. */
export function writePlace(place: KeptPlace): void {
  // Browsers refuse to note too many changes in a short time; then the last one before counts.
  safely(() => history.replaceState({ ...history.state, searchPlace: place }, ''));
}
