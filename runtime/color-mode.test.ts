import { expect, test } from 'vitest';
import { colorMode } from './color-mode.ts';

test.each<[chosen: string | null, system: 'light' | 'dark' | undefined, configured: string | undefined, shown: string]>(
  [
    ['dark', 'light', 'light', 'dark'],
    ['light', 'dark', 'dark', 'light'],
    [null, 'dark', 'light', 'dark'],
    [null, undefined, 'dark', 'dark'],
    ['darkish', undefined, 'light', 'light'],
    ['', 'dark', 'light', 'dark'],
    [null, undefined, undefined, 'light'],
  ],
)('stored %o, system %o, configured %o: %s', (chosen, system, configured, shown) => {
  expect(colorMode(chosen, system, configured)).toBe(shown);
});
