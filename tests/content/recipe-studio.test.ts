import { describe, expect, it } from 'vitest';
import { loadTestData } from '#generators/load-test-data.ts';
import { recipeFactFiles } from '#generators/recipes/recipe-facts.ts';
import { checkRecipe } from '#recipes/check-recipe.ts';
import { type RecipeBase, type SourceFacts, sourceFactsName } from '#recipes/facts.ts';
import { writeRecipe } from '#recipes/write-recipe.ts';
import { optionFields } from '#site/tools/recipes/option-fields.ts';
import { takeEntries } from '#site/tools/recipes/write/choices.ts';
import { starterEntries } from '#site/tools/recipes/write/starter-entries.ts';

const files = recipeFactFiles(loadTestData('content'));
const base = files.recipes as RecipeBase;
const types = base.sources.map(({ type }) => type);

describe('what the studio shows first', () => {
  it('is there for every source', () => {
    expect(types).toHaveLength(56);
  });

  it.each(types)('for %s is taken over whole, and makes a recipe without problems', (type) => {
    const facts = files[sourceFactsName(type)] as SourceFacts;
    const fields = optionFields(facts.options);
    const starter = starterEntries(facts.starter, fields);
    const { values, refused } = takeEntries(fields, starter, starter);
    expect(refused).toEqual([]);
    const choices = {
      source: type,
      sink: 'datahub-rest',
      place: 'host',
      server: 'http://localhost:8080',
      values,
      stateful: facts.stateful,
      schedule: { kind: 'none', expression: '' },
    } as const;
    const known = { ...base, loaded: { [type]: facts } };
    const problems = checkRecipe(writeRecipe(choices, known), known, 'host').problems;
    expect(problems.filter(({ severity }) => severity !== 'advice')).toEqual([]);
  });
});
