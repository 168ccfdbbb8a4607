import { expect, test } from 'vitest';
import { relatedStems } from './related-words.ts';
import { stem } from './stem.ts';

test('related words are the stems of a group without the word itself', () => {
  const related = [...relatedStems(stem('deleting'))];
  expect(related).toContain(stem('remove'));
  expect(related).not.toContain(stem('delete'));
});

test('a word without a group has none', () => {
  expect([...relatedStems('tableau')]).toEqual([]);
});
