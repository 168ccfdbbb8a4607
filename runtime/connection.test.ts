import { expect, test } from 'vitest';
import { isSlow, mayGuess, mayLoadAhead } from './connection.ts';

test.each([
  [{}, true],
  [{ saveData: false, effectiveType: '4g' }, true],
  [{ effectiveType: '3g' }, true],
  [{ saveData: true, effectiveType: '4g' }, false],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
])('with the connection %o loading ahead is allowed: %s', (connection, allowed) => {
  expect(mayLoadAhead(connection)).toBe(allowed);
});

test.each([
  [{}, true],
  [{ effectiveType: '4g', rtt: 50 }, true],
  [{ effectiveType: '4g', rtt: 150 }, false],
  [{ effectiveType: '3g', rtt: 100 }, false],
  [{ effectiveType: '2g' }, false],
  [{ saveData: true, effectiveType: '4g' }, false],
])('with the connection %o loading pages of links in view is allowed: %s', (connection, allowed) => {
  expect(mayGuess(connection)).toBe(allowed);
});

test("a connection is slow from a round trip of 150 ms, and fast if the browser doesn't report it", () => {
  expect([isSlow({ rtt: 149 }), isSlow({ rtt: 150 }), isSlow({})]).toEqual([false, true, false]);
});
