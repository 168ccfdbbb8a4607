import { expect, test } from 'vitest';
import { english } from '#model/strings.ts';
import { formatProblems } from '#pipeline/problems/format-problems.ts';
import { mergeStrings } from './merge-strings.ts';

const merge = (text: string) => mergeStrings({ file: 'content/locales/fr/interface.yaml', text });
const explain = (text: string) => formatProblems(merge(text).problems);

test('a locale without interface texts is in English', () => {
  expect(mergeStrings(undefined)).toEqual({ strings: english, translations: {}, problems: [] });
});

test('translated texts replace the English texts, and the others stay', () => {
  const { strings, problems } = merge('search: Rechercher\nversion: "Version : {label}"\n');
  expect(problems).toEqual([]);
  expect(strings).toMatchObject({ search: 'Rechercher', version: 'Version : {label}', next: 'Next' });
});

test('an unknown key is a problem that suggests the right key', () => {
  expect(explain('serach: Rechercher\n')).toMatchInlineSnapshot(`
    "content/locales/fr/interface.yaml:1:1  data/unknown-key
      "serach" isn't a key of this file.
      Did you mean "search"?

    1 error"
  `);
});

test('a translation must keep the placeholders', () => {
  expect(explain('lastUpdated: Mis à jour le {date}\n')).toMatchInlineSnapshot(`
    "content/locales/fr/interface.yaml:1:14  locales/marks
      "lastUpdated" must contain {author} and {date}, like the English text.
      The English text is: Last updated on {date} by {author}

    1 error"
  `);
});

test('an empty file leaves everything in English', () => {
  expect(explain('# nothing yet\n')).toBe('');
});
