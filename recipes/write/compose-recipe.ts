import { readYaml } from '#yaml/read-yaml.ts';
import { scalarText } from '#yaml/scalar-text.ts';
import { isOn, textOf, valueAt, type YamlNode } from '#yaml/tree.ts';
import { lookedUpDomains, sourceReadsDataHub, transformerReadsDataHub } from '../check/datahub-connection.ts';
import type { RecipeFacts, RecipeOption } from '../facts.ts';
import type { RecipeChoices } from '../types.ts';
import { withReachableAddresses } from './reachable-addresses.ts';
import { recipeNames } from './recipe-names.ts';
import { withReadingConnection, withSink } from './sink-part.ts';
import { withTransformers } from './transformer-part.ts';
import { withValues } from './with-values.ts';

/**
 * Writes a recipe: an exact copy of the chosen recipe on the connector's page, with the reader's changes. Options that are added get a comment.
 * Secrets are names of environment variables, whatever was chosen.
 * @param facts with those of the chosen source loaded; without them the recipe has an empty config
 */
export function writeRecipe(choices: RecipeChoices, facts: RecipeFacts): string {
  const { source, scenario, place } = choices;
  const plugin = Object.hasOwn(facts.loaded, source) ? facts.loaded[source] : undefined;
  const begin = plugin?.scenarios.find(({ id }) => id === scenario) ?? plugin?.scenarios[0];
  const empty = `source:\n  type: ${scalarText(source)}\n  config: {}\n\nsink:\n  type: datahub-rest\n`;
  const reachable = withReachableAddresses(begin?.yaml ?? empty, place);
  const configured = withValues(reachable, ['source', 'config'], choices.values, plugin?.options ?? [], source);
  const transformed = withTransformers(configured, choices.transformers, facts);
  const complete = withPipelineName(withSink(transformed, choices, facts), choices);
  return readsDataHub(complete, plugin?.options ?? []) ? withReadingConnection(complete, choices) : complete;
}

/** The state of a run is found by `pipeline_name`. */
function withPipelineName(recipe: string, choices: RecipeChoices): string {
  const { root } = readYaml(recipe);
  if (!isStateful(root) || valueAt(root, 'pipeline_name') !== undefined) return recipe;
  return `# DataHub finds the state of the previous run by this name. Never change it.\npipeline_name: ${recipeNames(choices.source).pipeline}\n\n${recipe}`;
}

/** Whether the run reads from DataHub: the state of the previous run, metadata to merge with, or domains. */
function readsDataHub(recipe: string, options: readonly RecipeOption[]): boolean {
  const { root } = readYaml(recipe);
  const transformers = valueAt(root, 'transformers');
  const items = transformers?.kind === 'list' ? transformers.items : [];
  return (
    isStateful(root) ||
    sourceReadsDataHub(valueAt(root, 'source', 'config'), options) ||
    lookedUpDomains(valueAt(root, 'source', 'config'), options).length > 0 ||
    items.some((item) => transformerReadsDataHub(textOf(valueAt(item, 'type')) ?? '', valueAt(item, 'config')))
  );
}

function isStateful(root: YamlNode | undefined): boolean {
  return isOn(valueAt(root, 'source', 'config', 'stateful_ingestion', 'enabled'));
}
