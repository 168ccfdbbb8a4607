import type { Origin } from './problem.ts';

/** Data read from one content file, with the way back to its lines. */
export interface Loaded<T> {
  value: T;
  /** Path relative to the repository, e.g. `content/connectors/snowflake.yaml`. */
  file: string;
  /**
   * Where a value stands in the file.
   * @param path keys and indexes from the top, e.g. `['modules', 0, 'extra']`; the nearest known parent answers for a
   * value that the file leaves out
   * @returns the start of the value; for a block scalar (`|` or `>`) the first line of its text
   */
  origin(path: readonly (string | number)[]): Origin;
}
