import { expect, test } from 'vitest';
import { currentSection } from './scroll-spy.ts';

const current = (tops: readonly number[], isAtEnd = false) => currentSection(tops, (top) => top, 120, isAtEnd);

test('above the first heading no section is current', () => {
  expect(current([200, 900])).toBe(-1);
});

test('the last heading that has passed the line is current', () => {
  expect(current([-900, 80, 700])).toBe(1);
  expect(current([-900, -80, 100])).toBe(2);
});

test('at the end of the page the last section is current, however short it is', () => {
  expect(current([-900, 80, 700], true)).toBe(2);
});

test('a page without sections has none', () => {
  expect(current([], true)).toBe(-1);
  expect(current([])).toBe(-1);
});

test("headings below the section that is being read aren't measured", () => {
  const measured: number[] = [];
  const top = (heading: number) => {
    measured.push(heading);
    return heading;
  };
  currentSection([-900, 80, 700, 900, 1200], top, 120, false);
  expect(measured).toEqual([-900, 80, 700]);
});
