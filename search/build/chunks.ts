/**
 * Cuts a list into runs of about one size.
 * @param size what an item adds; a run ends with the item that fills it
 */
export function chunks<T>(items: readonly T[], size: (item: T) => number, most: number): T[][] {
  const runs: T[][] = [];
  let filled = most;
  for (const item of items) {
    if (filled >= most) {
      runs.push([]);
      filled = 0;
    }
    runs.at(-1)?.push(item);
    filled += size(item);
  }
  return runs;
}
