import { expect, test } from 'vitest';
import { inEnglish, inLanguage, messagesOf, sentences } from './message.ts';

const message = messagesOf({
  missing: 'The {kind} `{name}` is missing.',
  source: 'source',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a text for readers, in which the mark of a shell variable stays as it is
  example: 'Write `{key: value}` and `${NAME}`.',
} as const);
const french = { missing: 'Il manque : {kind} `{name}`.', source: 'une source' };

test('a message becomes its English sentence, with the messages inside it', () => {
  expect(inEnglish(message('missing', { kind: message('source'), name: 'mysql' }))).toBe(
    'The source `mysql` is missing.',
  );
});

test('a language translates a message and what fills it, and leaves names alone', () => {
  expect(inLanguage(message('missing', { kind: message('source'), name: 'source' }), french)).toBe(
    'Il manque : une source `source`.',
  );
});

test('texts that aren’t translated stay in English, and braces that aren’t placeholders stay', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: see above
  expect(inLanguage(message('example'), french)).toBe('Write `{key: value}` and `${NAME}`.');
});

test('sentences follow each other, from content and from code', () => {
  const both = sentences('Content with {braces}.', message('missing', { kind: message('source'), name: '{0}' }));
  expect(inLanguage(both, french)).toBe('Content with {braces}. Il manque : une source `{0}`.');
});

test('messages anywhere in plain data become sentences, and everything else stays', () => {
  const data = { at: 3, day: new Date(0), none: null, list: [{ label: message('source') }], text: 'as it is' };
  expect(inLanguage(data, french)).toEqual({ ...data, list: [{ label: 'une source' }] });
});

test('every placeholder in a text needs a value', () => {
  // @ts-expect-error: `name` is missing.
  message('missing', { kind: 'a' });
  // @ts-expect-error: this text has no marks.
  message('source', { name: 'a' });
});
