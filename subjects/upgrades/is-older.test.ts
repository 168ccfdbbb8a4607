import { expect, test } from 'vitest';
import { isOlder } from './is-older.ts';

test.each([
  ['0.9.6', '0.10.0', true],
  ['0.10.0', '0.9.6', false],
  ['0.9.6', '0.9.6.1', true],
  ['0.9.6', '0.9.6', false],
  ['0.9.6.0', '0.9.6', false],
  ['older', '0.9.6', false],
])('%s is older than %s: %s', (version, than, expected) => {
  expect(isOlder(version, than)).toBe(expected);
});
