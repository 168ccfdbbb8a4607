import { expect, test } from 'vitest';
import type { Page, Sample } from '#model/page.ts';
import { countProofs, isUnchecked, sampleLists, samplesByPage } from './sample-lists.ts';

const sample = (language: string, more: Partial<Sample> = {}): Sample => {
  return { language, code: '', provedBy: ['json'], anchor: '', origin: { file: 'a.md' }, ...more };
};
const pageWith = (path: string, samples: Sample[]) => {
  return { path, title: path, headings: [{ depth: 2, id: 'b', text: 'B', html: 'B' }], samples } as unknown as Page;
};

test('no language is on two lists', () => {
  const languages = sampleLists.flatMap((list) => [...list.languages]);
  expect(new Set(languages).size).toBe(languages.length);
});

test('samples are listed below their pages; those below one heading with the same proof are counted', () => {
  const pages = [
    pageWith('/a', [sample('json'), sample('json', { anchor: 'b' }), sample('json', { anchor: 'b' })]),
    pageWith('/c', [sample('text')]),
  ];
  const lists = samplesByPage(pages, ({ language }) => language === 'json');
  expect(lists.map(({ page }) => page.path)).toEqual(['/a']);
  expect(lists[0]?.groups.map(({ heading, count }) => `${heading}: ${count}`)).toEqual(['/a: 1', 'B: 2']);
});

test('a sample with a different proof or a different reason is listed separately', () => {
  const samples = [
    sample('json'),
    sample('json', { provedBy: [] }),
    sample('json', { provedBy: [], illustrative: 'a' }),
  ];
  expect(samplesByPage([pageWith('/a', samples)], () => true)[0]?.groups).toHaveLength(3);
  expect(samples.map(isUnchecked)).toEqual([false, true, false]);
});

test('proofs are counted by samples and pages, the most frequent first', () => {
  const both = sample('json', { provedBy: ['json', 'urns'] });
  const counted = countProofs([pageWith('/a', [both, sample('json')]), pageWith('/c', [both])]);
  expect(counted.map(({ proof, count, pages }) => [proof, count, pages])).toEqual([
    ['json', 3, 2],
    ['urns', 2, 2],
  ]);
});
