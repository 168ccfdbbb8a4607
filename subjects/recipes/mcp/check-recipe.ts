import { z } from 'zod';
import { type InLanguage, inEnglish } from '#model/message.ts';
import type { TextProblem } from '#model/text-check.ts';
import { checkRecipe } from '#recipes/check-recipe.ts';
import type { RunPlace } from '#recipes/types.ts';
import { docsTool } from '#services/mcp/tool.ts';
import { Unanswerable } from '#services/mcp/unanswerable.ts';
import { builtOptions } from '#subjects/connectors/mcp/built-files.ts';
import { builtEntities } from '#subjects/metamodel/mcp/built-files.ts';
import { recipeFactsOf } from './recipe-facts.ts';

const places = ['host', 'container', 'kubernetes', 'ui', 'scheduler'] as const satisfies readonly RunPlace[];

/** Maximum number of problems that a response contains in full. */
const SHOWN = 25;

export const checkRecipeTool = docsTool({
  name: 'check_recipe',
  title: 'Check an ingestion recipe',
  description:
    'Finds errors in a YAML ingestion recipe: invalid syntax, unknown or missing options, wrong values, addresses that the job can’t reach, and secrets in plain text. For each, it returns the line, the reason, and the fix. It doesn’t run the recipe.',
  input: {
    recipe: z.string().max(200_000).describe('The complete recipe as YAML.'),
    runs_on: z
      .enum(places)
      .default('host')
      .describe('Where the job runs, which determines whether it can reach addresses such as localhost.'),
  },
  answer: ({ recipe, runs_on }, data) => {
    if (recipe.trim() === '')
      throw new Unanswerable('The recipe is empty. Provide the complete YAML, with a source and a sink.');
    const { problems, source, sink, install } = inEnglish(
      checkRecipe(recipe, recipeFactsOf(builtOptions(data), builtEntities(data).entities), runs_on),
    );
    const errors = problems.filter(({ severity }) => severity === 'error').length;
    const verdict =
      errors > 0
        ? `DataHub rejects this recipe, or the run fails: ${count(errors, 'error')}, ${count(problems.length - errors, 'other finding')}.`
        : `No errors, ${count(problems.length, 'other finding')}. The check didn’t connect to the source.`;
    return [
      verdict,
      `Source: ${source ?? 'none'}. Sink: ${sink ?? 'none, so the default is used'}.`,
      ...(install === undefined ? [] : [`Install: \`${install}\``]),
      ...problems.slice(0, SHOWN).map(problemText),
      ...(problems.length > SHOWN
        ? [`${count(problems.length - SHOWN, 'more finding')}. Fix these first, and then check again.`]
        : []),
    ].join('\n\n');
  },
});

function problemText({
  severity,
  line,
  column,
  rule,
  message,
  explanation,
  page,
  fixes,
}: InLanguage<TextProblem>): string {
  return [
    `- **${severity}** at ${line}:${column} (${rule}): ${message}`,
    `  ${explanation}`,
    ...fixes.map(({ label }) => `  Fix: ${label}.`),
    ...(page === undefined ? [] : [`  Page: \`${page}\``]),
  ].join('\n');
}

function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}
