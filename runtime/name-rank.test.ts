import { expect, test } from 'vitest';
import { nameRank } from './name-rank.ts';

test('the name itself comes before a name that begins with what was typed, and that before the rest', () => {
  expect(nameRank('Dataset', 'dataset')).toBe(0);
  expect(nameRank('DatasetProfile', 'dataset')).toBe(1);
  expect(nameRank('AspectRenderSpec', 'dataset')).toBe(2);
});

test('an endpoint can be called by its path or action', () => {
  expect(nameRank('POST /entities?action=autocomplete', 'autocomplete')).toBe(0);
  expect(nameRank('GET /relationships', '/relationships')).toBe(0);
  expect(nameRank('POST /entities?action=searchAcrossLineage', 'search')).toBe(1);
  expect(nameRank('GET /relationships', 'relationships')).toBe(2);
});

test('without a typed word, all names rank equally', () => {
  expect(nameRank('Dataset', '')).toBe(2);
});
