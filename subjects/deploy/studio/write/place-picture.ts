import type { InLanguage } from '#model/message.ts';
import type { Part, Picture } from '../../write/picture.ts';

/** A part with its box, in CSS pixels. */
export interface PlacedPart extends InLanguage<Part> {
  x: number;
  y: number;
}

/** A picture with its size, in CSS pixels. */
export interface PlacedPicture {
  parts: readonly PlacedPart[];
  lines: readonly { id: string; path: string }[];
  width: number;
  height: number;
}

/** Size of each box, and the space between boxes. */
export const box = { width: 160, height: 44 } as const;
const gap = { across: 32, down: 22 } as const;
const margin = 4;

/** Places columns from left to right, with the parts of each one centered. */
export function placePicture({ parts, links }: InLanguage<Picture>): PlacedPicture {
  const columns = [...new Set(parts.map(({ column }) => column))].sort((a, b) => a - b);
  const stacks = columns.map((column) => parts.filter((part) => part.column === column));
  const tallest = Math.max(...stacks.map(({ length }) => length));
  const stackHeight = (count: number) => count * (box.height + gap.down) - gap.down;
  const height = stackHeight(tallest) + 2 * margin;
  const placed = stacks.flatMap((stack, column) =>
    stack.map((part, row) => ({
      ...part,
      x: margin + column * (box.width + gap.across),
      y: (height - stackHeight(stack.length)) / 2 + row * (box.height + gap.down),
    })),
  );
  const at = new Map(placed.map((part) => [part.id, part]));
  const lines = links.flatMap(([from, to]) => {
    const [start, end] = [at.get(from), at.get(to)];
    if (start === undefined || end === undefined) return [];
    return [{ id: `${from} ${to}`, path: linePath(start, end) }];
  });
  return {
    parts: placed,
    lines,
    width: columns.length * (box.width + gap.across) - gap.across + 2 * margin,
    height,
  };
}

/** From the right side of a box to the left side of another one. Within a column, down to the next box or around the left sides. */
function linePath(from: PlacedPart, to: PlacedPart): string {
  const [y1, y2] = [from.y + box.height / 2, to.y + box.height / 2];
  if (from.column === 0 && to.column === 0) return `M${from.x + box.width / 2} ${from.y + box.height}V${to.y}`;
  if (from.column === to.column) {
    const x = from.x;
    return `M${x} ${y1}C${x - 20} ${y1} ${x - 20} ${y2} ${x} ${y2}`;
  }
  const [x1, x2] = [from.x + box.width, to.x];
  const bend = (x1 + x2) / 2;
  return `M${x1} ${y1}C${bend} ${y1} ${bend} ${y2} ${x2} ${y2}`;
}
