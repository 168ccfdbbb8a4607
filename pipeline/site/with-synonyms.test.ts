import { expect, test } from 'vitest';
import { somePage } from '#pipeline/testing/checked-site.ts';
import { withSynonyms } from './with-synonyms.ts';

test('a page shows the words of every group that names it, and other pages none', () => {
  const groups = [
    { term: 'owner', also: ['steward'], page: '/docs/owners' },
    { term: 'sink', also: ['target'] },
    { term: 'ownership', also: ['responsibility'], page: '/docs/owners' },
  ];
  const pages = withSynonyms([somePage('/docs/owners'), somePage('/docs/sinks')], groups);
  expect(pages.map(({ alsoCalled }) => alsoCalled)).toEqual([['steward', 'responsibility'], undefined]);
});
