import { expect, test } from 'vitest';
import { currentSection } from './scroll-spy.ts';

test('above the first heading no section is current', () => {
  expect(currentSection([200, 900], 120, false)).toBe(-1);
});

test('the last heading that has passed the line is current', () => {
  expect(currentSection([-900, 80, 700], 120, false)).toBe(1);
});

test('at the end of the page the last section is current, however short it is', () => {
  expect(currentSection([-900, 80, 700], 120, true)).toBe(2);
});

test('a page without sections has none', () => {
  expect(currentSection([], 120, true)).toBe(-1);
});
