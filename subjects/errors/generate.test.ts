import { expect, test } from 'vitest';
import { asLoaded, noData } from '#subjects/testing/load-test-data.ts';
import { generateErrors } from './generate.ts';
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

test('an entry appears on every page that it names, with its messages as text', () => {
  const { embeddedBlocks = {}, problems } = generateErrors(dataWith('content/errors/shelf-full.yaml'));
  expect(problems).toEqual([]);
  expect(Object.keys(embeddedBlocks)).toEqual(['errors /docs/shelf', 'errors /docs/store']);
  const part = embeddedBlocks['errors /docs/shelf'];
  expect(part?.block).toMatchObject({
    errors: [{ title: 'The shelf is full', anchor: 'error-shelf-full', messages: ['no room on shelf'] }],
  });
  expect(part?.anchors).toEqual(['error-shelf-full']);
});

test('search finds it under its anchor, by message and by the words of check and fix', () => {
  const { embeddedBlocks = {} } = generateErrors(dataWith('content/errors/shelf-full.yaml'));
  const [section] = embeddedBlocks['errors /docs/store']?.sections ?? [];
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
