import { parseDocument } from 'yaml';
import type { Connector, ConnectorModule } from '#model/connector.ts';
import type { SiteData } from '#model/site-data.ts';
import {
  type PluginFacts,
  type RecipeBase,
  type RecipeFacts,
  type RecipeOption,
  type SourceFacts,
  type SourceListing,
  sourceFactsName,
} from '#recipes/facts.ts';
import { flowYaml } from '#recipes/write/flow-yaml.ts';
import { connectorPath } from '../connectors/connector-path.ts';
import { optionPrefix } from '../connectors/module-parts.ts';
import { parseRichText } from '../drafting/parse-rich-text.ts';
import type { ResolvedOption } from '../options/resolve-options.ts';
import { isRecord } from './is-recipe.ts';
import { indexRecipes, type Plugin, type PluginKind, type RecipeIndex } from './recipe-index.ts';

/** What the recipe studio loads, by the name of its file: what every check needs, and a file for each source. */
export function recipeFactFiles(data: SiteData): Record<string, object> {
  const { loaded, ...base } = recipeFacts(data);
  const files = Object.entries(loaded).map(([type, facts]) => [sourceFactsName(type), facts]);
  return { recipes: base satisfies RecipeBase, ...Object.fromEntries(files) };
}

/** Everything that recipes are checked against, with the facts of all sources. */
export function recipeFacts(data: SiteData): RecipeFacts {
  const { index } = indexRecipes(data);
  return { ...baseFacts(index, data), loaded: Object.fromEntries(sourceFacts(index, data)) };
}

/** What the recipes of written pages are checked against. */
export interface CheckedRecipes {
  facts: RecipeFacts;
  /** Text of the recipes in the files of connectors, whose generator checks them. */
  ofConnectors: ReadonlySet<string>;
}

/**
 * Facts for checking written pages.
 * @param files what `recipeFactFiles` made of the same data; making it anew would take longer than the checks
 */
export function checkedRecipes(data: SiteData, files: Readonly<Record<string, object>>): CheckedRecipes {
  const base = files.recipes as RecipeBase;
  const loaded = base.sources.map(({ type }) => [type, files[sourceFactsName(type)] as SourceFacts]);
  const recipes = data.connectors.flatMap(({ value }) => value.modules.flatMap((module) => module.recipes));
  return {
    facts: { ...base, loaded: Object.fromEntries(loaded) },
    ofConnectors: new Set(recipes.map(({ yaml }) => yaml.trimEnd())),
  };
}

function baseFacts({ keys, plugins }: RecipeIndex, { connectors }: SiteData): RecipeBase {
  return {
    keys: keys.map((key) => optionFacts(key, 'recipe.')),
    sources: connectors.flatMap(({ value }) => value.modules.map((module) => sourceListing(value, module))),
    sinks: [...plugins.sink].map(([type, plugin]) => pluginFacts('sink', type, plugin)),
    transformers: [...plugins.transformer].map(([type, plugin]) => pluginFacts('transformer', type, plugin)),
  };
}

function sourceListing(connector: Connector, { plugin, title, extra }: ConnectorModule): SourceListing {
  return {
    type: plugin,
    title,
    connector: connector.id,
    icon: connector.icon,
    extra,
    page: connectorPath(connector.id),
  };
}

function sourceFacts({ plugins }: RecipeIndex, { connectors }: SiteData): [string, SourceFacts][] {
  return connectors.flatMap(({ value: connector }) =>
    connector.modules.map((module): [string, SourceFacts] => {
      const options = plugins.source.get(module.plugin)?.options ?? [];
      const anchors = `${optionPrefix(connector, module)}config.`;
      const needs = module.requirements.filter(({ neededFor = '' }) => /profil/.test(neededFor));
      return [
        module.plugin,
        {
          type: module.plugin,
          summary: sentence(connector.description),
          page: connectorPath(connector.id),
          anchors,
          options: options.map((option) => optionFacts(option, anchors)),
          stateful: options.some(({ option }) => option.name === 'stateful_ingestion'),
          starter: starterOf(module),
          profilingNeeds: needs.map(({ text }) => sentence(text)),
        },
      ];
    }),
  );
}

/** What the first recipe of a module sets, the keys of its config. */
function starterOf({ recipes: [first] }: ConnectorModule): Record<string, string> {
  const document = parseDocument(first?.yaml ?? '');
  const recipe: unknown = document.errors.length > 0 ? undefined : document.toJS();
  const source = isRecord(recipe) ? recipe.source : undefined;
  const config = isRecord(source) && isRecord(source.config) ? source.config : {};
  return Object.fromEntries(Object.entries(config).map(([name, value]) => [name, flowYaml(value)]));
}

/** Pages of the written documentation that draw in the options of sinks and transformers. */
const pages: Readonly<Record<string, string>> = {
  console: '/docs/metadata-ingestion/sink_docs/console',
  file: '/docs/metadata-ingestion/sink_docs/file',
  transformer: '/docs/metadata-ingestion/docs/transformer/dataset_transformer',
  sink: '/docs/metadata-ingestion/sink_docs/datahub',
};

function pluginFacts(kind: PluginKind, type: string, { summary, options }: Plugin): PluginFacts {
  const anchors = `${type}.config.`;
  const page = pages[kind === 'sink' && Object.hasOwn(pages, type) ? type : kind] ?? '';
  return {
    type,
    summary: sentence(summary),
    page,
    anchors,
    options: options.map((option) => optionFacts(option, anchors)),
  };
}

/** @param row id of the row that shows options of a shared group, which have none of their own */
function optionFacts(resolved: ResolvedOption, anchors: string, row?: string): RecipeOption {
  const { option, path, allowed, children, shownOnce, extraKeys } = resolved;
  const { name, type, required, example, deprecated, defaultNote, hidden } = option;
  const ownRow = row ?? anchors + path;
  return {
    name,
    path,
    type,
    required,
    ...(option.default !== undefined && { default: option.default }),
    ...(defaultNote !== undefined && { defaultNote: sentence(defaultNote) }),
    ...(allowed.length > 0 && {
      allowed: allowed.map(({ value, meaning }) => ({ value, meaning: sentence(meaning) })),
    }),
    description: sentence(option.description),
    ...(example !== undefined && { example }),
    ...(deprecated && {
      deprecated: {
        note: sentence(deprecated.note),
        ...(deprecated.replacement !== undefined && { replacement: deprecated.replacement }),
      },
    }),
    ...(hidden && { hidden: true }),
    ...(extraKeys && { extraKeys: true }),
    ...(children.length > 0 && {
      children: children.map((child) =>
        optionFacts(child, anchors, row ?? (shownOnce === undefined ? undefined : ownRow)),
      ),
    }),
    ...(row !== undefined && { anchor: row }),
  };
}

/** A sentence as the checker and its screens show it: code between backticks, nothing else marked. */
function sentence(text: string): string {
  return parseRichText(text)
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('code' in part) return `\`${part.code}\``;
      return 'strong' in part ? part.strong : part.text;
    })
    .join('');
}
