/** Everything that a reader needs to run the chosen job: the recipe and the parts around it. */
export { writeRecipe } from './write/compose-recipe.ts';
export { installLine, runCommand } from './write/run-command.ts';
export { scheduleSnippet } from './write/schedule.ts';
export { uiSteps } from './write/ui-steps.ts';
