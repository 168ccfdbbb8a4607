import type { RecipeFacts } from '../facts.ts';
import { recipeMessage } from '../messages.ts';
import type { RecipeChoices, Snippet } from '../types.ts';
import { writeRecipe } from './compose-recipe.ts';
import { installCommand } from './install.ts';
import { jobManifest } from './kubernetes.ts';
import { recipeNames, release, variablesIn } from './recipe-names.ts';

/** The command that installs what the recipe needs; none where the place comes with everything. */
export function installLine({ source, sink, place }: RecipeChoices, facts: RecipeFacts): Snippet | undefined {
  if (place !== 'host' && place !== 'scheduler') return undefined;
  return { language: 'shell', title: recipeMessage('recipeInstallTitle'), code: installCommand(source, sink, facts) };
}

/** How the recipe is run once; none for the user interface, which has steps. */
export function runCommand(choices: RecipeChoices, facts: RecipeFacts): Snippet | undefined {
  const { place, source } = choices;
  const { file, object } = recipeNames(source);
  const variables = variablesIn(writeRecipe(choices, facts));
  if (place === 'ui') return undefined;
  if (place === 'kubernetes') {
    return {
      language: 'yaml',
      title: recipeMessage('recipeJobYamlOneRun', { object }),
      code: jobManifest(choices, variables),
    };
  }
  const exports = variables.map((name) => `export ${name}='…'`);
  const command = place === 'container' ? dockerCommand(file, variables) : [`datahub ingest -c ${file}`];
  return { language: 'shell', title: recipeMessage('recipeRunOnce'), code: [...exports, ...command].join('\n') };
}

/** The image has all connectors, and `datahub` as its entry point. */
function dockerCommand(file: string, variables: readonly string[]): string[] {
  return [
    'docker run --rm --network datahub_network \\',
    ...variables.map((name) => `  -e ${name} \\`),
    '  -v "$PWD:/work" -w /work \\',
    `  ${release.image} ingest -c ${file}`,
  ];
}
