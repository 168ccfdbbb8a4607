import { expect, test } from 'vitest';
import type { PageKind } from '#model/page.ts';
import { english } from '#model/strings.ts';
import type { SectionHit } from '#search/answer.ts';
import { isName, matchedIn } from './hit-words.ts';

test.each<[string, PageKind, boolean]>([
  ['platform_instance_map', 'connector', true],
  ['database', 'connector', true],
  ['Configuration', 'connector', false],
  ['Dataset', 'graphql', true],
  ['Dataset', 'entity', false],
  ['schemaMetadata.fields', 'entity', true],
  ['Create a tag', 'guide', false],
  ['', 'guide', false],
])('"%s" of a page of kind %s is a name: %s', (title, kind, expected) => {
  expect(isName(title, kind)).toBe(expected);
});

test.each<[Pick<SectionHit, 'field' | 'title'>, PageKind, string]>([
  [{ field: 'title', title: 'include_tables' }, 'connector', 'in option name'],
  [{ field: 'title', title: 'datasetKey.name' }, 'entity', 'in field name'],
  [{ field: 'title', title: 'addTag' }, 'graphql', 'in name'],
  [{ field: 'title', title: 'Create a tag' }, 'guide', 'in title'],
  [{ field: 'code', title: 'include_tables' }, 'connector', 'in code'],
  [{ field: 'text', title: '' }, 'guide', 'in text'],
])('says where %o of a page of kind %s was found', (hit, kind, expected) => {
  expect(matchedIn({ href: '', terms: [], excerpt: '', ...hit }, kind, english)).toBe(expected);
});
