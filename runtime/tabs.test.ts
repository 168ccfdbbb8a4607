import { expect, test } from 'vitest';
import { tabAfterKey } from './tabs.ts';

const tabs = ['python', 'java', 'curl'];

test.each<[key: string, from: string, isRightToLeft: boolean, to: string | undefined]>([
  ['ArrowRight', 'python', false, 'java'],
  ['ArrowRight', 'curl', false, 'python'],
  ['ArrowLeft', 'python', false, 'curl'],
  ['ArrowLeft', 'curl', false, 'java'],
  ['ArrowRight', 'python', true, 'curl'],
  ['ArrowLeft', 'python', true, 'java'],
  ['Home', 'curl', false, 'python'],
  ['End', 'python', false, 'curl'],
  ['Enter', 'python', false, undefined],
])('%s on %s (right to left: %s) leads to %s', (key, from, isRightToLeft, to) => {
  expect(tabAfterKey(key, tabs, from, isRightToLeft)).toBe(to);
});

test('a single tab is its own neighbor', () => {
  expect(tabAfterKey('ArrowRight', ['only'], 'only', false)).toBe('only');
  expect(tabAfterKey('ArrowLeft', ['only'], 'only', false)).toBe('only');
});
