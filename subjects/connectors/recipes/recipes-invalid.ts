import type { Page, Sample } from '#model/page.ts';
import type { Problem } from '#model/problem.ts';
import type { SiteUnderCheck } from '#model/rules/site-under-check.ts';
import { connectorPath } from '../connector-path.ts';
import type { ConnectorData } from '../data.ts';
import { checkRecipe } from './check-recipe.ts';
import { checkedRecipes } from './recipe-facts.ts';

/** A recipe on a written page has wrong keys, or wrong options of its source, sink, or transformers. */
export function recipesInvalid(data: Pick<ConnectorData, 'connectors'>, site: SiteUnderCheck): Problem[] {
  const recipes = checkedRecipes(data, site.toolFacts);
  const pages: readonly Page[] = [...site.pages, ...site.translations, ...site.screenTexts];
  // As long as connectors are planned, an unknown source might be one of them.
  const someArePlanned = [...site.hidden].some((path) => path.startsWith(connectorPath('')));
  return pages
    .flatMap(({ samples }) => samples)
    .filter((sample) => sample.provedBy.includes('recipe') && !recipes.ofConnectors.has(sample.code))
    .flatMap(({ code, origin }) => checkRecipe(code, recipes.facts, below(origin)))
    .filter(({ rule }) => !(someArePlanned && rule === 'recipes/unknown-source'));
}

/** The first line of the code, which is the line after its fence. */
function below({ file, line }: Sample['origin']): Sample['origin'] {
  return { file, ...(line === undefined ? {} : { line: line + 1 }) };
}
