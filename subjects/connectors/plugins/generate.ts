import { blockPart } from '#generators/drafting/draft-parts.ts';
import { restatedProblem } from '#generators/drafting/restated.ts';
import type { Generated } from '#generators/generated.ts';
import type { Loaded } from '#model/loaded.ts';
import type { BlockPart } from '#model/page.ts';
import type { Origin, Problem } from '#model/problem.ts';
import type { ConnectorData } from '../data.ts';
import { checkOptionDescriptions } from '../options/check-descriptions.ts';
import { checkOptionPaths, checkRulePaths } from '../options/check-option-paths.ts';
import { type OptionSubject, optionReference, optionSections } from '../options/option-rows.ts';
import { indexTypes, type SharedTypes } from '../options/resolve-options.ts';
import { indexRecipes, type Plugin, recipeType } from '../recipes/recipe-index.ts';
import { recipeSchemaPath, recipeSchemas, schemaPath } from '../recipes/recipe-schemas.ts';
import type { Sink, Transformer } from '../schema/ingestion-plugin.ts';

/** Option references of sinks, transformers, and the recipe itself, which written pages include, and the schemas of all plugins. */
export function generatePlugins(data: ConnectorData): Generated {
  const shared = indexTypes(data.sharedTypes);
  const { index, problems } = indexRecipes(data);
  const { sink, transformer } = index.plugins;
  const recipe = shared.get(recipeType);
  const keys = { title: 'Keys of a recipe', prefix: '', root: [], schema: recipeSchemaPath };
  const blocks = [
    ...data.sinks.flatMap((file) => pluginBlock('sink', ['sink', 'config'], file, sink, shared)),
    ...data.transformers.flatMap((file) =>
      pluginBlock('transformer', ['transformers', '0', 'config'], file, transformer, shared),
    ),
    ...(recipe === undefined
      ? []
      : optionsBlock('recipe keys', keys, { options: index.keys, rules: [] }, shared, recipe.origin([]))),
  ];
  const schemas = recipe === undefined ? [] : Object.entries(recipeSchemas(index));
  return {
    drafts: [],
    problems: [
      ...problems,
      ...data.sinks.flatMap((file) => checkPlugin('sink', file, sink)),
      ...data.transformers.flatMap((file) => checkPlugin('transformer', file, transformer)),
    ],
    embeddedBlocks: Object.fromEntries(blocks),
    files: Object.fromEntries(schemas.map(([path, schema]) => [path, `${JSON.stringify(schema)}\n`])),
  };
}

function pluginBlock(
  kind: 'sink' | 'transformer',
  root: readonly string[],
  { value: { type }, origin }: Loaded<Sink | Transformer>,
  plugins: ReadonlyMap<string, Plugin>,
  shared: SharedTypes,
): [string, BlockPart][] {
  const subject = { title: type, prefix: `${type}.`, root, plugin: type, schema: schemaPath(kind, type) };
  return optionsBlock(
    `${kind} ${type}`,
    subject,
    plugins.get(type) ?? { options: [], rules: [] },
    shared,
    origin(['options']),
  );
}

function optionsBlock(
  name: string,
  subject: OptionSubject,
  { options, rules }: Pick<Plugin, 'options' | 'rules'>,
  shared: SharedTypes,
  origin: Origin,
): [string, BlockPart][] {
  if (options.length === 0) return [];
  const reference = optionReference(subject, options, shared, rules);
  return [[name, blockPart(reference, origin, optionSections(reference, [subject.title]))]];
}

function checkPlugin(
  kind: 'sink' | 'transformer',
  { value: { type, summary, options }, origin }: Loaded<Sink | Transformer>,
  plugins: ReadonlyMap<string, Plugin>,
): Problem[] {
  return [
    ...restatedProblem(origin(['summary']), `${kind} "${type}"`, summary, [type, kind]),
    ...checkOptionDescriptions(options, (path) => origin(['options', ...path]), type),
    ...checkOptionPaths(type, origin([]).file, plugins.get(type)?.options ?? []),
    ...checkRulePaths(type, origin([]).file, plugins.get(type)),
  ];
}
