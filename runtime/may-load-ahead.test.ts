import { expect, test } from 'vitest';
import { mayLoadAhead } from './may-load-ahead.ts';

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
