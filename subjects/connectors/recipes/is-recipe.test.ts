import { expect, test } from 'vitest';
import { isRecipe } from './is-recipe.ts';

test.each([
  'source:\n  type: mysql\n  config: {}\nsink:\n  type: datahub-rest\n',
  '# A recipe.\nsource:\n\n  # Which one?\n  type: "mysql"\n',
  'source: { type: mysql }\n',
  'pipeline_name: nightly\nsource:\n  config: {}\n  type: mysql\n',
])('%j is a recipe', (yaml) => {
  expect(isRecipe(yaml)).toBe(true);
});

test.each([
  'name: hello\nsource:\n  type: kafka\naction:\n  type: hello_world\n',
  'source: { type: kafka }\naction: { type: hello_world }\n',
  'source: mysql\n',
  'source:\n  config:\n    type: mysql\n',
  'sink:\n  type: file\n',
  'source:\nsink:\n  type: file\n',
])("%j isn't a recipe", (yaml) => {
  expect(isRecipe(yaml)).toBe(false);
});
