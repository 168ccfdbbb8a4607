import { expect, test } from 'vitest';
import { panned, readable, revealing, wholeDrawing, zoomed } from './viewport.ts';

const frame = [0, 0, 1000, 500] as const;

test('zooming keeps the point under the pointer', () => {
  expect(zoomed(wholeDrawing, 2, 100, 50)).toEqual({ scale: 2, x: -100, y: -50 });
  expect(zoomed(wholeDrawing, 100, 0, 0).scale).toBe(8);
  expect(zoomed(wholeDrawing, 0.01, 0, 0).scale).toBe(0.5);
});

test('a box outside the frame is brought in, and a box inside it moves nothing', () => {
  expect(revealing(wholeDrawing, [10, 10, 50, 20], frame)).toEqual(wholeDrawing);
  expect(revealing(wholeDrawing, [1100, 10, 50, 20], frame)).toEqual({ scale: 1, x: -150, y: 0 });
  expect(revealing(panned(wholeDrawing, -200, 0), [10, 10, 50, 20], frame)).toEqual({ scale: 1, x: -10, y: 0 });
});

test('what would be too small to read is shown at full size, around a box', () => {
  expect(readable(1.2, 0.75, [0, 0, 10, 10], frame)).toEqual(wholeDrawing);
  expect(readable(0.5, 0.75, [100, 100, 20, 20], frame)).toEqual({ scale: 2, x: 280, y: 30 });
});
