import type { Origin } from './problem.ts';

/** Data read from one content file, with the position of each value. */
export interface Loaded<T> {
  value: T;
  /** Path relative to the repository, for example `content/connectors/snowflake.yaml`. */
  file: string;
  /**
   * The position of a value in the file.
   * @param path keys and indexes from the top, for example `['modules', 0, 'extra']`. If the file omits the value, the position
   *   of its nearest parent is returned.
   * @returns the start of the value; for a block scalar (`|` or `>`), the first line of its text
   */
  origin(path: readonly (string | number)[]): Origin;
}
