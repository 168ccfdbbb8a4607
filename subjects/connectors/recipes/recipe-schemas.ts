import type { JsonSchema } from '../options/json-schema.ts';
import { optionsSchema } from '../options/option-schema.ts';
import { recipeRules } from '../options/resolve-rules.ts';
import type { Plugin, PluginKind, RecipeIndex } from './recipe-index.ts';

/** Path of the schema of whole recipes below the base URL. */
export const recipeSchemaPath = 'schemas/recipe.json';

const folders: Readonly<Record<PluginKind, string>> = {
  source: 'connectors',
  sink: 'sinks',
  transformer: 'transformers',
};

/** Path of the schema of a plugin's config below the base URL; part of the site's promise, so it never changes. */
export function schemaPath(kind: PluginKind, type: string): string {
  return `schemas/${folders[kind]}/${type}.json`;
}

/** One schema for the config of each plugin, and one for whole recipes that refers to them; by path below the base URL. */
export function recipeSchemas(index: RecipeIndex): Record<string, JsonSchema> {
  const kinds: readonly PluginKind[] = ['source', 'sink', 'transformer'];
  const parts = kinds.flatMap((kind) =>
    [...index.plugins[kind]].map(([type, plugin]) => [schemaPath(kind, type), pluginSchema(kind, type, plugin)]),
  );
  return { ...Object.fromEntries(parts), [recipeSchemaPath]: recipeSchema(index) };
}

function pluginSchema(kind: PluginKind, type: string, { summary, options, rules }: Plugin): JsonSchema {
  const about = { title: `Config of the ${kind} ${type}`, description: summary };
  return optionsSchema(options, about, recipeRules(rules, options));
}

function recipeSchema({ keys, plugins }: RecipeIndex): JsonSchema {
  const about = {
    title: 'DataHub recipe',
    description: 'What one run of metadata ingestion reads, changes on the way, and writes.',
  };
  const base = optionsSchema(keys, about);
  const properties = base.properties as Readonly<Record<string, JsonSchema>>;
  const chosen: Record<string, JsonSchema> = {};
  if (properties.source) chosen.source = chooseByType(properties.source, 'source', plugins.source);
  if (properties.sink) chosen.sink = chooseByType(properties.sink, 'sink', plugins.sink);
  if (properties.transformers) {
    const items = properties.transformers.items as JsonSchema;
    chosen.transformers = {
      ...properties.transformers,
      items: chooseByType(items, 'transformer', plugins.transformer),
    };
  }
  return { ...base, properties: { ...properties, ...chosen }, ...namedWhenStateful };
}

/** An entry with `type` and `config`, whose config depends on the type. Other packages can register more types. */
function chooseByType(schema: JsonSchema, kind: PluginKind, plugins: ReadonlyMap<string, Plugin>): JsonSchema {
  const properties = schema.properties as Readonly<Record<string, JsonSchema>>;
  const known = [...plugins].map(([type, { summary }]) => ({ const: type, description: summary }));
  const { type: _, ...type } = properties.type ?? {};
  return {
    ...schema,
    properties: { ...properties, type: { ...type, anyOf: [...known, { type: 'string' }] } },
    allOf: [...plugins.keys()].map((name) => ({
      if: { properties: { type: { const: name } }, required: ['type'] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: {
        properties: { config: { $ref: schemaPath(kind, name).replace('schemas/', '') } },
        ...(kind === 'sink' ? {} : { required: ['config'] }),
      },
    })),
  };
}

/** Stateful ingestion finds its last state by the name of the pipeline. */
const namedWhenStateful: JsonSchema = {
  if: inside('source', inside('config', inside('stateful_ingestion', inside('enabled', { const: true })))),
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: inside('pipeline_name', {}),
};

function inside(key: string, schema: JsonSchema): JsonSchema {
  return { type: 'object', properties: { [key]: schema }, required: [key] };
}
