import { expect, test } from 'vitest';
import { z } from 'zod';
import { formatProblems } from '#pipeline/problems/format-problems.ts';
import { validateYaml } from './validate-yaml.ts';

const schema = z.strictObject({
  name: z.string().min(1),
  mode: z.enum(['fast', 'safe']).optional(),
  size: z.number().min(1).max(5).optional(),
  link: z.url().optional(),
  code: z
    .string()
    .regex(/^[a-z]+$/, 'small letters, for example en')
    .optional(),
  entries: z
    .array(z.union([z.string(), z.strictObject({ doc: z.string(), label: z.string().optional() })]))
    .min(1)
    .optional(),
  by: z.record(z.string().regex(/^\//, 'a path'), z.strictObject({ status: z.string() })).optional(),
});

const explain = (text: string) => formatProblems(validateYaml(schema, text, 'content/x.yaml').problems);

test('valid data comes with the positions of its values', () => {
  const { data } = validateYaml(schema, 'name: a\nentries:\n  - b\n  - doc: c\n', 'content/x.yaml');
  expect(data?.value).toEqual({ name: 'a', entries: ['b', { doc: 'c' }] });
  expect(data?.origin(['entries', 1, 'doc'])).toEqual({ file: 'content/x.yaml', line: 4, column: 10 });
  expect(data?.origin(['entries', 1, 'label'])).toEqual({ file: 'content/x.yaml', line: 4, column: 5 });
});

test('a block of text begins with its first line of text', () => {
  const { data } = validateYaml(schema, 'name: |\n  first\n  second\n', 'content/x.yaml');
  expect(data?.origin(['name'])).toEqual({ file: 'content/x.yaml', line: 2, column: 3 });
});

test('for a misspelled key, the problem suggests the nearest known key', () => {
  expect(explain('name: a\nmdoe: fast\n')).toMatchInlineSnapshot(`
    "content/x.yaml:2:1  data/unknown-key
      "mdoe" isn't a key of this file.
      Did you mean "mode"?

    1 error"
  `);
});

test('for a key that resembles no other, the problem lists all known keys', () => {
  expect(explain('name: a\nentries:\n  - { doc: b, colour: red }\n')).toMatchInlineSnapshot(`
    "content/x.yaml:3:15  data/unknown-key
      "colour" isn't a key of entries[0].
      Its keys can be doc, label.

    1 error"
  `);
});

test('text that an unquoted comma has cut off is recognized', () => {
  expect(explain('name: a\nentries:\n  - { doc: b, and the rest of it }\n')).toContain(
    'Put text that contains a comma or a colon in quotes.',
  );
});

test.each([
  ['', '"name" is missing. It must be text.'],
  ['[a]', 'The file must be a set of keys, but is a list.'],
  ['mode: safe', '"name" is missing. It must be text.'],
  ['name: ""', '"name" must be text that is not empty, but is "".'],
  ['name: 401', '"name" must be text, but is 401.\n  Put it in quotes: "401"'],
  ['name: a\nmode: slow', '"mode" must be one of "fast", "safe", but is "slow".'],
  ['name: a\nsize: 9', '"size" must be a number of at most 5, but is 9.'],
  ['name: a\nsize: big', '"size" must be a number, but is "big".'],
  ['name: a\nlink: nowhere', '"link" must be a full address, for example https://example.com, but is "nowhere".'],
  ['name: a\ncode: EN', '"code" must be small letters, for example en, but is "EN".'],
  ['name: a\nentries: []', '"entries" must be a list with at least 1 entry, but is an empty list.'],
  ['name: a\nentries: [4]', '"entries[0]" must be text or a set of keys, but is 4.'],
  ['name: a\nby: { tags: { status: x } }', 'The key "tags" must be a path.'],
])('%j is explained', (text, explanation) => {
  expect(explain(text)).toContain(explanation);
});

test.each([
  ['name: [a, b', '1:12'],
  ['name: a\nname: b', '2:1'],
  ['name: a: b', '1:7'],
  ['name: *nothing', 'x.yaml  data/syntax'],
])('%j, which is not YAML, is a problem with its place', (text, place) => {
  const explanation = explain(text);
  expect(explanation).toContain("The YAML can't be read:");
  expect(explanation).toContain(place);
});

test('JSON is read the same way', () => {
  expect(explain('{ "name": "a", "mode": "slow" }')).toContain('content/x.yaml:1:24  data/wrong-value');
});
