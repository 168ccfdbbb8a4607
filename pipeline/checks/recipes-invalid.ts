import type { Page, Sample } from '#model/page.ts';
import { checkRecipe } from '#subjects/connectors/recipes/check-recipe.ts';
import type { Rule } from './site-under-check.ts';

/** A recipe shown anywhere would be refused: its keys, or the options of its source, sink or transformers, are wrong. */
export const recipesInvalid: Rule = (site) => {
  const { recipes, hidden } = site;
  const pages: readonly Page[] = [...site.pages, ...site.translations, ...site.pieces];
  // While connectors are not written yet, an unknown source may be one of them.
  const isPending = [...hidden].some((path) => path.startsWith('/docs/generated/ingestion/sources/'));
  return pages
    .flatMap(({ samples }) => samples)
    .filter((sample) => sample.provedBy.includes('recipe') && !recipes.ofConnectors.has(sample.code))
    .flatMap(({ code, origin }) => checkRecipe(code, recipes.facts, below(origin)))
    .filter(({ rule }) => !(isPending && rule === 'recipes/unknown-source'));
};

/** The first line of the code, which is the line after its fence. */
function below({ file, line }: Sample['origin']): Sample['origin'] {
  return { file, ...(line === undefined ? {} : { line: line + 1 }) };
}
