import type { Box } from '../graph-facts.ts';

/**
 * The view of a drawing. A point appears at its position multiplied by `scale`, shifted by `x` and `y`, in units of the drawing.
 */
export interface Viewport {
  scale: number;
  x: number;
  y: number;
}

/** Everything in view. */
export const wholeDrawing: Viewport = { scale: 1, x: 0, y: 0 };

const limits = { least: 0.5, most: 8 };

/** Zooms so that the point under the pointer doesn't move. */
export function zoomed({ scale, x, y }: Viewport, factor: number, pointX: number, pointY: number): Viewport {
  const next = Math.min(limits.most, Math.max(limits.least, scale * factor));
  const change = next / scale;
  return { scale: next, x: pointX - (pointX - x) * change, y: pointY - (pointY - y) * change };
}

export function panned({ scale, x, y }: Viewport, byX: number, byY: number): Viewport {
  return { scale, x: x + byX, y: y + byY };
}

/** Moves as little as necessary to bring a box into the frame. */
export function revealing(viewport: Viewport, [left, top, width, height]: Box, frame: Box): Viewport {
  const { scale, x, y } = viewport;
  return {
    scale,
    x: x + shift(left * scale + x, width * scale, frame[0], frame[2]),
    y: y + shift(top * scale + y, height * scale, frame[1], frame[3]),
  };
}

function shift(start: number, length: number, frameStart: number, frameLength: number): number {
  const over = start + length - (frameStart + frameLength);
  const under = frameStart - start;
  if (under > 0) return under;
  return over > 0 ? -Math.min(over, start - frameStart) : 0;
}

/** The initial view of a drawing: the whole drawing, or at full size with a box in the middle if it would be too small to read. */
export function readable(fitScale: number, leastScale: number, [left, top, width, height]: Box, frame: Box): Viewport {
  if (fitScale >= leastScale) return wholeDrawing;
  const scale = 1 / fitScale;
  return {
    scale,
    x: frame[0] + frame[2] / 2 - (left + width / 2) * scale,
    y: frame[1] + frame[3] / 2 - (top + height / 2) * scale,
  };
}
