import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stem } from './stem.ts';

test.each([
  ['delete', 'deletes', 'deleted', 'deleting', 'deletion'],
  ['ingest', 'ingests', 'ingested', 'ingesting', 'ingestion'],
  ['policy', 'policies'],
  ['run', 'runs', 'running'],
  ['authenticate', 'authenticating', 'authentication'],
  ['migrate', 'migrated', 'migrating', 'migration'],
  ['deploy', 'deployed', 'deployment'],
  ['instance', 'instances'],
])('%s matches its forms', (word, ...forms) => {
  expect(forms.map(stem)).toEqual(forms.map(() => stem(word)));
});

test.each([
  ['status', 'stat'],
  ['statement', 'state'],
  ['document', 'dock'],
  ['class', 'cla'],
  ['sing', 's'],
  ['user', 'use'],
])('%s and %s stay apart', (one, other) => {
  expect(stem(one)).not.toBe(stem(other));
});

test('short words and words with digits are left unchanged', () => {
  expect(['s3', 'ids', 'oauth2', 'v2s'].map(stem)).toEqual(['s3', 'ids', 'oauth2', 'v2s']);
});

test('a stem is never empty and never longer than its word', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{1,20}$/), (word) => {
      const stemmed = stem(word);
      return stemmed.length > 0 && stemmed.length <= word.length;
    }),
  );
});
