import { expect, test } from 'vitest';
import { recipeSnippet } from './recipe-snippet.ts';

test.each([
  [['source', 'config'], 'mysql', 'source:\n  type: mysql\n  config:\n    a:\n      b: 1\n'],
  [
    ['transformers', '0', 'config'],
    'add_tags',
    'transformers:\n  - type: add_tags\n    config:\n      a:\n        b: 1\n',
  ],
  [[], undefined, 'a:\n  b: 1\n'],
])('below %j with type %s', (root, plugin, expected) => {
  expect(recipeSnippet('a:\n  b: 1', root, plugin)).toBe(expected);
});
