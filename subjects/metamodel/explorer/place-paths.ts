import type { Box, GraphLayout } from '../graph-facts.ts';
import type { PathStep } from './find-paths.ts';

const columnGap = 190;
const rowGap = 14;

/**
 * Places paths of one length: the entities of each step in a column. There are too many pairs of entities to place their paths in the
 * build, and columns need no more than counting.
 * @param sizes boxes of all entities, of which the size counts
 */
export function placePaths(paths: readonly (readonly PathStep[])[], sizes: Readonly<Record<string, Box>>): GraphLayout {
  const columns: string[][] = [];
  for (const path of paths) {
    const [first] = path;
    for (const [index, name] of [first?.from ?? '', ...path.map(({ to }) => to)].entries()) {
      const column = columns[index] ?? [];
      columns[index] = column.includes(name) ? column : [...column, name];
    }
  }
  const sizeOf = (name: string): readonly [number, number] => [sizes[name]?.[2] ?? 0, sizes[name]?.[3] ?? 0];
  const heightOf = (column: readonly string[]) => column.reduce((sum, name) => sum + sizeOf(name)[1] + rowGap, -rowGap);
  const height = Math.max(0, ...columns.map(heightOf));
  const nodes: [string, Box][] = [];
  let left = 0;
  for (const column of columns) {
    const width = Math.max(...column.map((name) => sizeOf(name)[0]));
    let top = (height - heightOf(column)) / 2;
    for (const name of column) {
      const [wide, high] = sizeOf(name);
      nodes.push([name, [left + (width - wide) / 2, top, wide, high]]);
      top += high + rowGap;
    }
    left += width + columnGap;
  }
  return { width: Math.max(0, left - columnGap), height, nodes: Object.fromEntries(nodes) };
}
