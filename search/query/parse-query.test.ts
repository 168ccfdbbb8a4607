import { expect, test } from 'vitest';
import { parseQuery } from './parse-query.ts';

const dictionary = {
  wordsOf: (word: string) => (word === 'schemafield' ? ['schema', 'field'] : undefined),
  isPlain: (word: string) => ['dataset', 'datahub'].includes(word),
};
const parse = (query: string) => parseQuery(query, dictionary);
const words = (query: string) => parse(query).words.map(({ text }) => text);

test.each([
  'schemaField',
  'schema_field',
  'schema-field',
  'SCHEMA_FIELD',
  'schema field',
  'schemafield',
  'SchemaField',
])('%s is the same query', (query) => {
  expect({ ...parse(query), isOneToken: false, constant: '' }).toEqual(parse('schema field'));
});

test('words that readers write separately or together count as one', () => {
  expect(words('data set')).toEqual(['dataset']);
  expect(words('data hub')).toEqual(['datahub']);
});

test('words without meaning are omitted, unless there are no others', () => {
  expect(words('how to delete a dataset')).toEqual(['delete', 'dataset']);
  expect(words('what is it')).toEqual(['what', 'is', 'it']);
});

test('a word counts once, and only the last word can be incomplete', () => {
  expect(parse('tags and tag').words).toEqual([{ text: 'tag', stem: 'tag', open: true }]);
  expect(parse('tag ').words).toEqual([{ text: 'tag', stem: 'tag', open: false }]);
  expect(parse('add tag').words.map(({ open }) => open)).toEqual([false, true]);
});

test('adjacent words can form one identifier', () => {
  expect(parse('remove stale meta').runs.map(({ text, open }) => [text, open])).toEqual([
    ['removestale', false],
    ['removestalemeta', true],
    ['stalemeta', true],
  ]);
});

test('whole titles are compared as typed', () => {
  expect(parse('addTags').whole).toBe('addtags');
  expect(parse('What is a dataset')).toMatchObject({ whole: 'whatisadataset', meaning: 'dataset' });
});

test('a query without words has none', () => {
  expect(parse(' -- ').words).toEqual([]);
});

test('a pasted message is cut to a number of words that can be looked up', () => {
  const message = Array.from(
    { length: 80 },
    (_, number) => `word${String.fromCharCode(97 + (number % 26))}${number}`,
  ).join(' ');
  expect(words(message).length).toBeLessThanOrEqual(10);
});
