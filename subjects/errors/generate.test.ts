import { expect, test } from 'vitest';
import { asLoaded, noData } from '#subjects/testing/load-test-data.ts';
import { explainingPage, generateErrors } from './generate.ts';
import { knownError } from './schema/known-error.ts';

const shelfIsFull = knownError.parse({
  id: 'shelf-full',
  title: 'The shelf is full',
  area: 'ingestion',
  symptom: 'The run ends before the last box has found its place.',
  messages: [
    { text: 'no room on shelf', origin: 'literal', file: 'store.py' },
    { pattern: 'shelf \\d+ overflows', origin: 'composed' },
  ],
  shows: ['Output of `store`'],
  causes: [
    {
      cause: 'Nobody sold anything.',
      check: 'Count the boxes with `store count`.',
      fix: 'Sell some, then run it again.',
    },
  ],
  page: '/docs/shelf',
  pages: ['/docs/shelf', '/docs/store'],
  sources: ['store.py'],
});
const dataWith = (file: string) => ({ ...noData, errors: [asLoaded(shelfIsFull, file)] });

test('one page explains an entry, and every other page that it names refers to it', () => {
  const { embeddedBlocks = {}, problems } = generateErrors(dataWith('content/errors/shelf-full.yaml'));
  expect(problems).toEqual([]);
  expect(Object.keys(embeddedBlocks)).toEqual(['errors /docs/shelf', 'errors /docs/store']);
  const part = embeddedBlocks['errors /docs/shelf'];
  expect(part?.block).toMatchObject({
    errors: [{ title: 'The shelf is full', anchor: 'error-shelf-full', messages: ['no room on shelf'] }],
  });
  expect(part?.anchors).toEqual(['error-shelf-full']);
  const other = embeddedBlocks['errors /docs/store'];
  expect(other?.block).toMatchObject({
    errors: [{ title: 'The shelf is full', href: '/docs/shelf#error-shelf-full' }],
  });
  expect(other?.anchors).toEqual(['error-shelf-full']);
  expect(other?.links).toMatchObject([{ href: '/docs/shelf#error-shelf-full', text: 'The shelf is full' }]);
  expect(other?.sections).toEqual([]);
});

test('an entry whose area is explained by a page that does not show it is explained by the first page that does', () => {
  expect(explainingPage({ page: '/docs/attic', pages: ['/docs/store', '/docs/shelf'] })).toBe('/docs/store');
});

test('search finds it under its anchor, by message and by the words of check and fix', () => {
  const { embeddedBlocks = {} } = generateErrors(dataWith('content/errors/shelf-full.yaml'));
  const [section] = embeddedBlocks['errors /docs/shelf']?.sections ?? [];
  expect(section).toMatchObject({ anchor: 'error-shelf-full', title: 'The shelf is full' });
  expect(section?.code).toContain('no room on shelf');
  expect(section?.code).toContain('store count');
  expect(section?.text).toContain('Sell some');
});

test('a file with a different name is a problem', () => {
  const { problems } = generateErrors(dataWith('content/errors/full.yaml'));
  expect(problems).toMatchObject([{ rule: 'errors/file-name', fix: 'Rename the file to shelf-full.yaml.' }]);
});

test("a pattern that isn't a regular expression is rejected", () => {
  expect(knownError.safeParse({ ...shelfIsFull, messages: [{ pattern: 'shelf (', origin: 'composed' }] }).success).toBe(
    false,
  );
});
