import { describe, expect, it } from 'vitest';
import { loadTestData } from '#subjects/testing/load-test-data.ts';
import { recipeFactFiles } from '#subjects/connectors/recipes/recipe-facts.ts';
import { checkRecipe } from '#recipes/check-recipe.ts';
import { type RecipeBase, type SourceFacts, sourceFactsName } from '#recipes/facts.ts';
import { choose } from '#recipes/testing/choose.ts';
import { writeRecipe } from '#recipes/write-recipe.ts';
import { scenarioValues } from '#recipes/write/scenario-values.ts';
import { featureStates } from '#subjects/recipes/studio/write/features.ts';
import { optionForm } from '#subjects/recipes/studio/write/option-form.ts';
import { nothingEntered } from '#subjects/recipes/studio/write/use-entries.ts';

const files = recipeFactFiles(loadTestData('content'));
const base = files.recipes as RecipeBase;
const types = base.sources.map(({ type }) => type);

describe('what the studio shows for a scenario', () => {
  it('exists for every source', () => {
    expect(types).toHaveLength(56);
  });

  it.each(types)('of %s is imported completely, and its recipe matches the page', (type) => {
    const facts = files[sourceFactsName(type)] as SourceFacts;
    const known = { ...base, loaded: { [type]: facts } };
    for (const { id, yaml } of facts.scenarios) {
      const { source, sink, sinkValues } = scenarioValues(yaml);
      const form = optionForm(facts, source, nothingEntered);
      const sinkForm = optionForm(base.sinks.find((each) => each.type === sink) ?? facts, sinkValues, nothingEntered);
      expect([id, form.taken.refused, form.taken.open, form.changes]).toEqual([id, [], [], {}]);
      expect([id, sinkForm.taken.refused, sinkForm.changes]).toEqual([id, [], {}]);
      const choices = choose(type, { scenario: id, values: form.changes, sinkValues: sinkForm.changes });
      expect(writeRecipe(choices, known)).toBe(yaml);
    }
  });

  it.each(types)('of %s can be changed with each of its features, and stays without problems', (type) => {
    const facts = files[sourceFactsName(type)] as SourceFacts;
    const known = { ...base, loaded: { [type]: facts } };
    const { source } = scenarioValues(facts.scenarios[0]?.yaml ?? '');
    for (const feature of featureStates(facts.features, facts.options, {}, [])) {
      const values = Object.fromEntries(feature.switches.map((path) => [path, String(feature.feature.on !== true)]));
      const { changes } = optionForm(facts, source, { values, added: feature.inputs });
      const choices = choose(type, { values: changes });
      const { problems } = checkRecipe(writeRecipe(choices, known), known, 'host');
      const wrong = problems.filter(({ severity }) => severity === 'error').map(({ message }) => message);
      expect([feature.feature.name, wrong]).toEqual([feature.feature.name, []]);
    }
  });
});
