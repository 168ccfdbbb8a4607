import type { Box } from '../graph-facts.ts';
import type { Drawing } from './draw-graph.ts';

/** Small drawings aren't enlarged to the width of the page. */
const least = { width: 760, height: 360 };
const margin = 28;

/** What the frame shows of a drawing at first: all of it, in the middle. */
export function frameOf({ width, height }: Pick<Drawing, 'width' | 'height'>): Box {
  const wide = Math.max(least.width, width + 2 * margin);
  const high = Math.max(least.height, height + 2 * margin);
  return [(width - wide) / 2, (height - high) / 2, wide, high];
}
