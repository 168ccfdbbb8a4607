import { yamlText } from '../check/edits.ts';
import type { RecipeFacts, SourceFacts } from '../facts.ts';
import type { RecipeChoices } from '../types.ts';
import { reachable } from './addresses.ts';
import { installCommand } from './install.ts';
import { type OptionValues, optionLines } from './option-lines.ts';
import { recipeNames } from './recipe-names.ts';
import { sinkLines } from './sink-lines.ts';

/**
 * Writes a recipe with a comment for every option. Secrets are names of environment variables, whatever was chosen.
 * @param facts with those of the chosen source loaded; without them the recipe has an empty config
 */
export function writeRecipe(choices: RecipeChoices, facts: RecipeFacts): string {
  const { source, place } = choices;
  const plugin = Object.hasOwn(facts.loaded, source) ? facts.loaded[source] : undefined;
  const names = recipeNames(source);
  const isStateful = choices.stateful && plugin?.stateful === true;
  const options = plugin === undefined ? [] : optionLines(plugin.options, source, valuesOf(choices, plugin), 4);
  const title = facts.sources.find(({ type }) => type === source)?.title ?? source;
  const lines = [
    `# Reads ${title.replaceAll(/\s+/g, ' ')}.`,
    ...(place === 'ui' ? [] : [`# Install: ${installCommand(source, choices.sink, facts)}`]),
    ...(isStateful
      ? ['', '# State of the last run is found by this name: never change it.', `pipeline_name: ${names.pipeline}`]
      : []),
    '',
    'source:',
    `  type: ${yamlText(source)}`,
    ...(options.length === 0 ? ['  config: {}'] : ['  config:', ...options]),
    '',
    ...sinkLines(choices, isStateful, facts),
  ];
  return `${lines.join('\n')}\n`;
}

/** What was chosen, and what recipes of this source mostly set. An empty text leaves an option out. */
function valuesOf({ values, stateful, place }: RecipeChoices, plugin: SourceFacts): OptionValues {
  const chosen = Object.entries(values);
  const isChosen = (name: string) => chosen.some(([path]) => path === name || path.startsWith(`${name}.`));
  const starter = Object.entries(plugin.starter)
    .filter(([name]) => !isChosen(name))
    .map(([name, value]): [string, string] => [name, reachable(value, place)]);
  const state: [string, string][] = stateful && plugin.stateful ? [['stateful_ingestion.enabled', 'true']] : [];
  const all = [...starter.filter(([name]) => name !== 'stateful_ingestion' || state.length === 0), ...state, ...chosen];
  return new Map(all.filter(([, value]) => value.trim() !== ''));
}
