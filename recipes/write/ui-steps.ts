import type { RecipeFacts } from '../facts.ts';
import type { RecipeChoices } from '../types.ts';
import { writeRecipe } from './compose-recipe.ts';
import { variablesIn } from './recipe-names.ts';

/** What to click in DataHub to run the recipe there; empty for other places. */
export function uiSteps(choices: RecipeChoices, facts: RecipeFacts): string[] {
  if (choices.place !== 'ui') return [];
  const title = facts.sources.find(({ type }) => type === choices.source)?.title ?? choices.source;
  const secrets = variablesIn(writeRecipe(choices, facts));
  const { kind } = choices.schedule;
  return [
    ...secrets.map((name) => `Open Ingestion, tab Secrets, and create a secret \`${name}\` with its value.`),
    'Open Ingestion, tab Sources, and click Create new source.',
    `Choose ${title}, or Other if there is no such tile.`,
    'Switch from Form to YAML if there is a form, and replace the text by the recipe.',
    kind === 'none'
      ? 'Click Next, and leave Run on a schedule off.'
      : 'Click Next, switch on Run on a schedule, and choose how often and in which time zone.',
    'Give the source a name and click Save & Run. The column Last Status shows what becomes of it.',
  ];
}
