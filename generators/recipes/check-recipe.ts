import type { Origin, Problem } from '#model/problem.ts';
import { dataProblem, didYouMean } from '../drafting/data-problem.ts';
import { checkConfig } from '../options/check-config.ts';
import { isRecord, type Place, parseRecipe } from './parse-recipe.ts';
import type { PluginKind, RecipeIndex } from './recipe-index.ts';

/**
 * Checks a recipe against everything that is described: top-level keys, and the options of source, sink and transformers.
 * @param yaml the whole recipe
 * @param index what may stand in it
 * @param origin first line of the recipe in its file
 * @param module for the recipes in a connector's file: the plugin that they must be for; they name their sink too
 * @returns the problems, each at its line
 */
export function checkRecipe(yaml: string, index: RecipeIndex, origin: Origin, module?: string): Problem[] {
  const parsed = parseRecipe(yaml, origin);
  if ('problems' in parsed) return parsed.problems;
  const { recipe, place } = parsed;
  return [
    ...checkKeys(recipe, index, place),
    ...(module === undefined ? [] : checkCompleteness(recipe, module, place)),
    ...(isRecord(recipe.source) && module !== undefined && recipe.source.type !== module
      ? []
      : checkPlugin('source', recipe.source, index, (path) => place(['source', ...path]))),
    ...(recipe.sink === undefined ? [] : checkPlugin('sink', recipe.sink, index, (path) => place(['sink', ...path]))),
    ...(Array.isArray(recipe.transformers) ? recipe.transformers : []).flatMap((entry: unknown, at) =>
      checkPlugin('transformer', entry, index, (path) => place(['transformers', at, ...path])),
    ),
    ...checkPipelineName(recipe, place),
  ];
}

function checkKeys(recipe: Record<string, unknown>, { keys }: RecipeIndex, place: Place): Problem[] {
  if (keys.length === 0) return [];
  const names = keys.map(({ option }) => option.name);
  const known = Object.entries(recipe).filter(([key]) => names.includes(key));
  return [
    ...Object.keys(recipe)
      .filter((key) => !names.includes(key))
      .map((key) =>
        dataProblem(
          place([key]),
          'recipes/unknown-key',
          `A recipe has no key "${key}".`,
          didYouMean(key, names, `Use one of ${names.join(', ')}.`),
        ),
      ),
    ...checkConfig(Object.fromEntries(known), keys, place),
  ];
}

function checkCompleteness(recipe: Record<string, unknown>, module: string, place: Place): Problem[] {
  const problems: Problem[] = [];
  const shape = (message: string, fix: string) => problems.push(dataProblem(place([]), 'recipes/shape', message, fix));
  if (!isRecord(recipe.source)) {
    shape('The recipe has no source.', `Add source: with type: ${module} and config:.`);
  } else if (recipe.source.type !== module) {
    const message = `The recipe stands with the module ${module}, yet its source type is "${String(recipe.source.type)}".`;
    problems.push(dataProblem(place(['source', 'type']), 'recipes/source-type', message, `Write type: ${module}.`));
  }
  if (!isRecord(recipe.sink)) shape('The recipe has no sink.', 'Add sink: with type: datahub-rest and config:.');
  return problems;
}

const notDescribed =
  'Write the type as its page does. A sample with a type of another package says so with illustrative="…".';

/** An entry of a recipe that names a plugin by its type. A type with a dot or a colon is a class of the reader's own. */
function checkPlugin(kind: PluginKind, entry: unknown, { plugins }: RecipeIndex, place: Place): Problem[] {
  if (!isRecord(entry) || typeof entry.type !== 'string' || /[.:]/.test(entry.type)) return [];
  const { type, config } = entry;
  const known = plugins[kind];
  const plugin = known.get(type);
  if (plugin === undefined) {
    const fix = didYouMean(type, known.keys(), notDescribed);
    return [dataProblem(place(['type']), `recipes/${kind}-type`, `There is no ${kind} "${type}".`, fix)];
  }
  if ((config === undefined || config === null) && kind !== 'sink') {
    const message = `The ${kind} "${type}" has no config, and a run with it is refused.`;
    return [dataProblem(place(['type']), 'recipes/missing-config', message, 'Add config: {} at least.')];
  }
  return checkConfig(config ?? {}, plugin.options, (path) => place(['config', ...path]));
}

/** Stateful ingestion finds its last state by the name of the pipeline; a run without a name is refused. */
function checkPipelineName(recipe: Record<string, unknown>, place: Place): Problem[] {
  const config = isRecord(recipe.source) ? recipe.source.config : undefined;
  const stateful = isRecord(config) ? config.stateful_ingestion : undefined;
  if (!isRecord(stateful) || stateful.enabled !== true || recipe.pipeline_name !== undefined) return [];
  return [
    dataProblem(
      place(['source', 'config', 'stateful_ingestion']),
      'recipes/pipeline-name',
      'The recipe enables stateful ingestion, which needs a pipeline_name.',
      'Add pipeline_name: at the top level, with a name that stays the same for all runs.',
    ),
  ];
}
