import { expect, it } from 'vitest';
import { checkRecipe } from '../check-recipe.ts';
import { exampleFacts } from '../testing/example-facts.ts';

const recipe = (type: string) => `source:
  type: ${type}
  config:
    host_port: db.example.com:3306
    usernam: datahub
    password: hunter2
sink: {type: console}
`;
const found = (type: string) => checkRecipe(recipe(type), exampleFacts, 'host').problems.map(({ rule }) => rule);

it('checks the options of a misspelled source like those of the intended source', () => {
  expect(found('mysqll')).toEqual(['unknown-source', 'unknown-option', 'literal-secret']);
});

it('asks for the facts of the intended source', () => {
  const { missingFacts, install } = checkRecipe(recipe('mysqll'), { ...exampleFacts, loaded: {} }, 'host');
  expect(missingFacts).toBe('mysql');
  expect(install).toBeUndefined();
});

it('still finds secrets in the options of a source that resembles none', () => {
  expect(found('warehouse')).toEqual(['unknown-source', 'literal-secret']);
});
