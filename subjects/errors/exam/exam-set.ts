/** `tuning`: can be read while the engine is changed. `held-out`: only its totals are examined. */
export type ExamSet = 'tuning' | 'held-out';

/**
 * The set of a report. It is determined by a hash, so that no one can choose which reports the engine is tuned on.
 * @param id ID of the report
 * @returns `held-out` for about a third of all IDs
 */
export function examSet(id: string): ExamSet {
  return fnv1a(id) % 3 === 0 ? 'held-out' : 'tuning';
}

/** 32-bit FNV-1a over UTF-16 code units (Fowler, Noll, and Vo, draft-eastlake-fnv). */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let position = 0; position < text.length; position += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(position), 0x01000193);
  }
  return hash >>> 0;
}
