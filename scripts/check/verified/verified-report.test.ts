import { expect, test } from 'vitest';
import { digestFile } from './ledger.ts';
import { formatVerified, isWritten, kindOf, reportVerified } from './verified-report.ts';

const entry = (path: string, text: string) => ({
  path,
  commit: '905d7fed',
  date: '2026-11-24',
  digest: digestFile(text),
});

test('files are counted by kind; those that changed since or were never compared are listed', () => {
  const files = [
    { path: 'content/docs/tags.md', text: 'Tags.' },
    { path: 'content/docs/how/delete.md', text: 'Changed since.' },
    { path: 'content/errors/a.yaml', text: 'id: a' },
  ];
  const ledger = [entry('content/docs/tags.md', 'Tags.'), entry('content/docs/how/delete.md', 'As it was.')];
  expect(formatVerified(reportVerified(files, ledger), ['content/docs/gone.md'])).toMatchInlineSnapshot(`
    "verified docs: 1 of 2, outdated 1, missing 0
    verified errors: 0 of 1, outdated 0, missing 1
    verified all: 1 of 3, outdated 1, missing 1
    outdated: content/docs/how/delete.md
    missing: content/errors/a.yaml
    no such file: content/docs/gone.md"
  `);
});

test('one of several lines for a path is enough if it matches the file', () => {
  const files = [{ path: 'content/docs/tags.md', text: 'Tags.' }];
  const ledger = [entry('content/docs/tags.md', 'Tags.'), entry('content/docs/tags.md', 'An older state.')];
  expect(reportVerified(files, ledger)).toEqual([{ kind: 'docs', verified: 1, outdated: [], missing: [] }]);
});

test.each([
  ['content/docs/how/delete.md', 'docs'],
  ['content/symptoms/how/delete.yaml', 'symptoms'],
  ['content/connectors/shared/Aws.yaml', 'connectors/shared'],
  ['content/ports.yaml', 'top level'],
])('%s is of the kind %s', (path, kind) => {
  expect(kindOf(path)).toBe(kind);
});

test('people write pages, data, and GraphQL schemas', () => {
  const paths = ['content/a.md', 'content/a.yaml', 'content/a.graphql', 'content/addresses.json', 'content/a.png'];
  expect(paths.filter(isWritten)).toEqual(paths.slice(0, 3));
});
