import type { RecipeFacts } from '../facts.ts';
import type { RecipeChoices, Snippet } from '../types.ts';
import { airflowDag } from './airflow.ts';
import { writeRecipe } from './compose-recipe.ts';
import { cronJobManifest } from './kubernetes.ts';
import { recipeNames, release, variablesIn } from './recipe-names.ts';

/** Every night at an uneven minute, when fewer jobs begin. */
const nightly = '17 2 * * *';

/** Whether a text has the five fields of crontab. */
export function isScheduleExpression(text: string): boolean {
  return /^[\d*/,A-Za-z-]+( +[\d*/,A-Za-z-]+){4}$/.test(text.trim());
}

/**
 * What runs the recipe on a schedule; none if nothing was chosen, and for the user interface, which has its own schedule.
 * An expression without five fields counts as every night.
 */
export function scheduleSnippet(choices: RecipeChoices, facts: RecipeFacts): Snippet | undefined {
  const { kind } = choices.schedule;
  if (kind === 'none' || choices.place === 'ui') return undefined;
  const expression = isScheduleExpression(choices.schedule.expression) ? choices.schedule.expression.trim() : nightly;
  const variables = variablesIn(writeRecipe(choices, facts));
  const { object, pipeline } = recipeNames(choices.source);
  if (kind === 'cron') return { language: 'text', title: 'crontab', code: crontab(choices, expression) };
  if (kind === 'airflow') {
    return {
      language: 'python',
      title: `dags/${pipeline}.py`,
      code: airflowDag(choices, expression, variables, facts),
    };
  }
  return { language: 'yaml', title: `${object}.yaml`, code: cronJobManifest(choices, expression, variables) };
}

/** Cron gives jobs hardly any environment, so the values come from a file. A run that still works keeps the next one away. */
function crontab({ source, place }: RecipeChoices, expression: string): string {
  const { file, object } = recipeNames(source);
  const lock = `flock -n ${object}.lock`;
  const run =
    place === 'container'
      ? `${lock} docker run --rm --network datahub_network --env-file ${object}.env -v /opt/ingest:/work -w /work ${release.image} ingest -c ${file} --no-spinner`
      : `${lock} sh -c 'set -a; . ./${object}.env; exec ./venv/bin/datahub ingest -c ${file} --no-spinner'`;
  return [
    `# ${object}.env contains the variables as NAME=value, one per line. Make it readable only by the user that runs the job.`,
    `${expression} cd /opt/ingest && ${run} >>${object}.log 2>&1`,
  ].join('\n');
}
