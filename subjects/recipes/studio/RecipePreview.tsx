import { checkRecipe } from '#recipes/check-recipe.ts';
import { type RecipeBase, type SourceFacts, sourceFactsName } from '#recipes/facts.ts';
import { fillNodes } from '#site/fill-nodes.ts';
import type { ScreenProps } from '#site/screen-props.ts';
import { CodeText } from '#site/tools/CodeText.tsx';
import { useTexts } from '#site/use-texts.ts';
import { writeTexts } from './write/texts.ts';

const SOURCE = 'mysql';

/** A recipe with one error, which the checker of the studio finds when the site is built. */
const recipe = `source:
  type: ${SOURCE}
  config:
    host_port: localhost:3306
    profiling:
      enable: true`;

/** An excerpt of a recipe with its problem marked, and what the checker says about it. */
export function RecipePreview({ toolFacts }: Pick<ScreenProps, 'toolFacts'>) {
  const t = useTexts(writeTexts);
  // Facts of tools are plain data by name; these are what `recipes` calls its base and the options of a source.
  const base = toolFacts.recipes as RecipeBase | undefined;
  const source = toolFacts[sourceFactsName(SOURCE)] as SourceFacts | undefined;
  if (!base || !source) return null;
  const { problems } = checkRecipe(recipe, { ...base, loaded: { [SOURCE]: source } }, 'host');
  const problem = problems.find(({ severity }) => severity === 'error');
  if (!problem) return null;
  const [fix] = problem.fixes;
  return (
    <div className="tool-preview">
      <pre>
        <code>
          {recipe.slice(0, problem.from)}
          <mark>{recipe.slice(problem.from, problem.to)}</mark>
          {recipe.slice(problem.to)}
        </code>
      </pre>
      <p className="preview-note">
        <strong>{fillNodes(t.recipeLine, { line: problem.line })}</strong> <CodeText text={problem.message} />
        {fix && (
          <span className="preview-fix">
            <CodeText text={fix.label} />
          </span>
        )}
      </p>
    </div>
  );
}
