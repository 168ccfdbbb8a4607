import { expect, test } from 'vitest';
import { searchKey } from './shortcuts.ts';

const key = (name: string, ...held: ('ctrlKey' | 'metaKey' | 'altKey')[]) => ({
  key: name,
  ctrlKey: held.includes('ctrlKey'),
  metaKey: held.includes('metaKey'),
  altKey: held.includes('altKey'),
});

test.each([
  ['Ctrl+K', key('k', 'ctrlKey'), false, false, ''],
  ['Cmd+K', key('k', 'metaKey'), false, false, ''],
  ['Ctrl+K in a field', key('k', 'ctrlKey'), true, false, ''],
  ['a slash', key('/'), false, false, ''],
  ['a slash in a field', key('/'), true, false, undefined],
  ['a letter on the search button', key('u'), false, true, 'u'],
  ['a letter of another script on the search button', key('ж'), false, true, 'ж'],
  ['a letter elsewhere', key('u'), false, false, undefined],
  ['Enter on the search button', key('Enter'), false, true, undefined],
  ['Space on the search button', key(' '), false, true, undefined],
  ['Ctrl+C on the search button', key('c', 'ctrlKey'), false, true, undefined],
  ['Ctrl+Alt+K, a letter of some keyboards', key('k', 'ctrlKey', 'altKey'), false, false, undefined],
] as const)('%s', (_what, keys, isTyping, isOnButton, text) => {
  expect(searchKey(keys, isTyping, isOnButton)).toBe(text);
});
