import { expect, test } from 'vitest';
import { currentMark } from './active-links.ts';

test.each<[here: string, base: string, target: string, mark: string | null]>([
  ['/docs/tags', '/docs', '/docs/introduction', 'true'],
  ['/docs', '/docs', '/docs/introduction', 'true'],
  ['/docs/introduction', '/docs', '/docs/introduction', 'page'],
  ['/docs/introduction/', '/docs/', '/docs/introduction', 'page'],
  ['/docs-old', '/docs', '/docs/introduction', null],
  ['/', '/docs', '/docs/introduction', null],
])('on %s a link for %s to %s is marked %o', (here, base, target, mark) => {
  expect(currentMark(here, base, target)).toBe(mark);
});
