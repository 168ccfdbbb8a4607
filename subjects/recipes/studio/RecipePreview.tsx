import { checkRecipe } from '#recipes/check-recipe.ts';
import { type RecipeBase, type SourceFacts, sourceFactsName } from '#recipes/facts.ts';
import type { ScreenProps } from '#site/screen-props.ts';
import { ProblemPreview } from '#site/tools/check/ProblemPreview.tsx';
import { useMessages } from '#site/use-messages.ts';

const SOURCE = 'mysql';

/** A recipe with one error, which the checker of the studio finds when the site is built. */
const recipe = `source:
  type: ${SOURCE}
  config:
    host_port: localhost:3306
    profiling:
      enable: true`;

/** What the checker says about it. */
export function RecipePreview({ toolFacts }: Pick<ScreenProps, 'toolFacts'>) {
  const inWords = useMessages();
  // Facts of tools are plain data by name; these are what `recipes` calls its base and the options of a source.
  const base = toolFacts.recipes as RecipeBase | undefined;
  const source = toolFacts[sourceFactsName(SOURCE)] as SourceFacts | undefined;
  if (!base || !source) return null;
  const { problems } = inWords(checkRecipe(recipe, { ...base, loaded: { [SOURCE]: source } }, 'host'));
  const problem = problems.find(({ severity }) => severity === 'error');
  return problem ? <ProblemPreview text={recipe} problem={problem} /> : null;
}
