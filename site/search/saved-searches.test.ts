import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addFavorite, addRecent, forget, formatSaved, parseSaved, type SavedSearch } from './saved-searches.ts';

const page = 'https://docs.example.com/docs/tags';
const saved = (href: string): SavedSearch => ({ href, title: `Title of ${href}`, page: '', isQuery: false });
const none = { recent: [], favorites: [] };

describe('the lists', () => {
  test('the newest is listed first, once, and the oldest is dropped', () => {
    let searches = addRecent(none, saved('/a'));
    for (const href of ['/b', '/c', '/d', '/e', '/f', '/g', '/h', '/b']) searches = addRecent(searches, saved(href));
    expect(searches.recent.map(({ href }) => href)).toEqual(['/b', '/h', '/g', '/f', '/e', '/d', '/c']);
  });

  test('a favorite is no longer among the recent ones, and does not come back to them', () => {
    const favorite = addFavorite(addRecent(none, saved('/a')), saved('/a'));
    expect(addRecent(favorite, saved('/a'))).toEqual({ recent: [], favorites: [saved('/a')] });
  });

  test('one can be forgotten', () => {
    const searches = addFavorite(addRecent(none, saved('/a')), saved('/b'));
    expect(forget(forget(searches, saved('/a')), saved('/b'))).toEqual(none);
  });
});

describe('what is stored', () => {
  test('is read back unchanged', () => {
    const list: SavedSearch[] = [
      { href: '/docs/tags', title: 'Tags', page: '', isQuery: false },
      { href: '/docs/tags#create', title: 'Create', page: 'Tags', isQuery: false },
      { href: '/search?q=tag', title: 'tag', page: '', isQuery: true },
    ];
    expect(parseSaved(formatSaved(list), page, '/search')).toEqual(list);
  });

  test('by DocSearch can be read too', () => {
    const hit = {
      objectID: '0-https://docs.example.com/docs/lineage/lineage-feature-guide',
      url: 'https://docs.example.com/docs/lineage/lineage-feature-guide#manual-lineage',
      url_without_anchor: 'https://docs.example.com/docs/lineage/lineage-feature-guide',
      anchor: 'manual-lineage',
      type: 'lvl3',
      content: null,
      hierarchy: { lvl0: 'Features', lvl1: 'Lineage', lvl2: 'Using Lineage', lvl3: 'Manual Lineage', lvl4: null },
      __autocomplete_indexName: 'datahubproject',
    };
    expect(parseSaved(JSON.stringify([hit]), page, '/search')).toEqual([
      {
        href: '/docs/lineage/lineage-feature-guide#manual-lineage',
        title: 'Manual Lineage',
        page: 'Lineage',
        isQuery: false,
      },
    ]);
  });

  test.each([
    null,
    '',
    '{',
    'null',
    '{"a":1}',
    '[1,null,"x",[]]',
    '[{"url":5,"hierarchy":{}}]',
    '[{"url":"javascript:alert(1)","hierarchy":{"lvl1":"x"}}]',
    '[{"url":"https://elsewhere.example/","hierarchy":{"lvl1":"x"}}]',
    '[{"url":"//elsewhere.example/","hierarchy":{"lvl1":"x"}}]',
    '[{"url":"/docs","hierarchy":{"lvl1":{"a":1}}}]',
    '[{"url":"http://[","hierarchy":{"lvl1":"x"}}]',
  ])('as %s is nothing', (text) => {
    expect(parseSaved(text, page, '/search')).toEqual([]);
  });

  test('may be anything', () => {
    fc.assert(fc.property(fc.json(), (text) => Array.isArray(parseSaved(text, page, '/search'))));
  });
});
