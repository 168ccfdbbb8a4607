import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FramedWindow, resizeInside, type Size } from './resize-inside.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A window with a tool bar of 40 px, whose page learns of a new size after `late` milliseconds. */
function framed(late: number, narrowest = 0): FramedWindow & { page: Size } {
  const outer = { width: 500, height: 640 };
  const page = { width: 500, height: 600 };
  return {
    page,
    outer: () => Promise.resolve({ ...outer }),
    inner: () => Promise.resolve({ ...page }),
    setOuter: ({ width, height }) => {
      Object.assign(outer, { width: Math.max(width, narrowest), height });
      const size = { width: outer.width, height: height - 40 };
      setTimeout(() => Object.assign(page, size), late);
      return Promise.resolve();
    },
  };
}

const wanted = { width: 1440, height: 900 };

test.each([0, 500, 1900, 3500])('a page that is %s ms late has the size in the end', async (late) => {
  const window = framed(late);
  const done = resizeInside(window, wanted);
  await vi.runAllTimersAsync();
  await done;
  expect(window.page).toEqual(wanted);
});

test('a size that a window cannot have is an error with both sizes', async () => {
  const done = resizeInside(framed(0, 450), { width: 390, height: 900 });
  const refused = expect(done).rejects.toThrow('A page is 450 × 900 px instead of 390 × 900.');
  await vi.runAllTimersAsync();
  await refused;
});
