import { expect, test } from 'vitest';
import { english } from '#model/strings.ts';
import type { Facets } from '#search/answer.ts';
import { droppableFilters, facetGroups } from './facet-groups.ts';
import type { SearchSetup } from './search-texts.ts';

const setup: SearchSetup = {
  worker: '',
  locale: 'en',
  version: 'current',
  locales: [{ value: 'en', label: 'English', base: '/' }],
  versions: [
    { value: 'current', label: 'Next' },
    { value: '0.9', label: '0.9.6' },
  ],
  texts: english,
  searchPage: '/search',
  newIssue: '',
  savedUnder: '',
  tools: {},
};
const here = { locale: 'en', version: 'current' };
const facets: Facets = {
  kind: {
    total: 10,
    values: [
      { value: 'guide', count: 7 },
      { value: 'connector', count: 3 },
      { value: 'unheard-of', count: 2 },
    ],
  },
  availability: {
    total: 10,
    values: [
      { value: 'selfHosted', count: 10 },
      { value: 'managed', count: 9 },
    ],
  },
  version: { values: [{ value: 'current', count: 10 }, { value: '0.9' }] },
  locale: { values: [{ value: 'en', count: 10 }] },
};
const shown = (groups: ReturnType<typeof facetGroups>) =>
  groups.map(({ facet, choices }) => [facet, choices.map(({ value }) => value)]);

test('a value is offered if it would leave some results but not all', () => {
  expect(shown(facetGroups(facets, here, setup))).toEqual([
    ['kind', ['guide', 'connector']],
    ['availability', ['managed']],
    ['version', ['current', '0.9']],
  ]);
});

test('what is chosen is offered even if it leaves nothing, so that it can be dropped', () => {
  const [kind] = facetGroups(facets, { ...here, kind: 'sdk' }, setup);
  expect(kind?.choices.at(-1)).toEqual({ facet: 'kind', value: 'sdk', label: 'Python SDK', count: 0, isChosen: true });
});

test("a single kind isn't a choice", () => {
  const one: Facets = { ...facets, kind: { total: 2, values: [{ value: 'guide', count: 2 }] } };
  expect(shown(facetGroups(one, here, setup)).map(([facet]) => facet)).toEqual(['availability', 'version']);
});

test('filters can be dropped where that might help', () => {
  const narrowing = { kind: 'sdk', availability: 'managed', version: '0.9' };
  const without = { ...facets, availability: { total: 0, values: [] } };
  expect(droppableFilters(without, narrowing, setup)).toEqual([
    { facet: 'kind', label: 'Python SDK', count: 10 },
    { facet: 'version', label: '0.9.6', count: undefined },
  ]);
});
