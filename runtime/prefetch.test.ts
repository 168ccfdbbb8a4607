import { expect, test } from 'vitest';
import { mayPrefetch } from './prefetch.ts';

test.each([
  [undefined, true],
  [{ saveData: false, effectiveType: '4g' }, true],
  [{ effectiveType: '3g' }, true],
  [{ saveData: true, effectiveType: '4g' }, false],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
])('with the connection %o loading ahead is allowed: %s', (connection, allowed) => {
  expect(mayPrefetch(connection)).toBe(allowed);
});
