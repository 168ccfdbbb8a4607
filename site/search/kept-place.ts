import { safely } from '#runtime/safely.ts';

/** Where the reader was in the results, kept with the entry of the history. */
interface KeptPlace {
  /** Number of pages shown. */
  shown: number;
  scroll: number;
}

/** The position stored with the current history entry. */
export function readPlace(): KeptPlace {
  const { searchPlace } = (history.state ?? {}) as { searchPlace?: Partial<KeptPlace> };
  return { shown: Number(searchPlace?.shown) || 0, scroll: Number(searchPlace?.scroll) || 0 };
}

/** Stores a position with the current history entry. */
export function writePlace(place: KeptPlace): void {
  // Browsers reject too many changes in a short time, in which case the last stored position counts.
  safely(() => history.replaceState({ ...history.state, searchPlace: place }, ''));
}
