import type { Message } from '#model/message.ts';
import type { RecipeFacts } from '../facts.ts';
import { recipeMessage } from '../messages.ts';
import type { RecipeChoices } from '../types.ts';
import { writeRecipe } from './compose-recipe.ts';
import { variablesIn } from './recipe-names.ts';

/** What to click in DataHub to run the recipe there; empty for other places. */
export function uiSteps(choices: RecipeChoices, facts: RecipeFacts): Message[] {
  if (choices.place !== 'ui') return [];
  const title = facts.sources.find(({ type }) => type === choices.source)?.title ?? choices.source;
  const secrets = variablesIn(writeRecipe(choices, facts));
  const { kind } = choices.schedule;
  return [
    ...secrets.map((name) => recipeMessage('recipeOpenIngestionTabSecretsCreate', { name })),
    recipeMessage('recipeOpenIngestionTabSourcesClick'),
    recipeMessage('recipeChooseOtherIfThereNo', { title }),
    recipeMessage('recipeSwitchFromFormYamlIf'),
    kind === 'none'
      ? recipeMessage('recipeClickNextLeaveRunSchedule')
      : recipeMessage('recipeClickNextSwitchRunSchedule'),
    recipeMessage('recipeGiveSourceNameClickSave'),
  ];
}
