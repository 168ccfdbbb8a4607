import { slug } from 'github-slugger';
import { parseRichText } from '#generators/drafting/parse-rich-text.ts';
import {
  type PatternTarget,
  type PluginFacts,
  type RecipeBase,
  type RecipeFacts,
  type RecipeFeature,
  type RecipeOption,
  type RecipeRule,
  type RecipeScenario,
  type SourceFacts,
  type SourceListing,
  sourceFactsName,
} from '#recipes/facts.ts';
import type { MetamodelData } from '#subjects/metamodel/data.ts';
import { urnKinds } from '#subjects/metamodel/urn-facts.ts';
import { connectorPath } from '../connector-path.ts';
import type { ConnectorData } from '../data.ts';
import { optionPrefix } from '../module-parts.ts';
import type { ResolvedOption } from '../options/resolve-options.ts';
import { type ResolvedRule, recipeRules } from '../options/resolve-rules.ts';
import type { Connector, ConnectorModule } from '../schema/connector.ts';
import { indexRecipes, type Plugin, type PluginKind, type RecipeIndex } from './recipe-index.ts';

/** The parts of recipes: plugins with their options, and the entities that transformers attach. */
type RecipeData = ConnectorData & Pick<MetamodelData, 'entities'>;

/** What the recipe studio loads, by file name: what every check needs, and a file for each source. */
export function recipeFactFiles(data: RecipeData): Record<string, object> {
  const { loaded, ...base } = recipeFacts(data);
  const files = Object.entries(loaded).map(([type, facts]) => [sourceFactsName(type), facts]);
  return { recipes: base satisfies RecipeBase, ...Object.fromEntries(files) };
}

/** Everything that recipes are checked against, with the facts of all sources. */
export function recipeFacts(data: RecipeData): RecipeFacts {
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
 * @param files the result of `recipeFactFiles` for the same data; generating it again would take longer than the checks
 */
export function checkedRecipes(
  data: Pick<ConnectorData, 'connectors'>,
  files: Readonly<Record<string, object>>,
): CheckedRecipes {
  const base = files.recipes as RecipeBase;
  const loaded = base.sources.map(({ type }) => [type, files[sourceFactsName(type)] as SourceFacts]);
  const recipes = data.connectors.flatMap(({ value }) => value.modules.flatMap((module) => module.recipes));
  return {
    facts: { ...base, loaded: Object.fromEntries(loaded) },
    ofConnectors: new Set(recipes.map(({ yaml }) => yaml.trimEnd())),
  };
}

/** Entities that transformers attach to datasets by their URNs. */
const attached = ['tag', 'glossaryTerm', 'corpuser', 'corpGroup', 'domain'];

function baseFacts({ keys, plugins }: RecipeIndex, data: RecipeData): RecipeBase {
  const { connectors } = data;
  return {
    keys: keys.map((key) => optionFacts(key, 'recipe.')),
    sources: connectors.flatMap(({ value }) => value.modules.map((module) => sourceListing(value, module))),
    sinks: [...plugins.sink].map(([type, plugin]) => pluginFacts('sink', type, plugin)),
    transformers: [...plugins.transformer].map(([type, plugin]) => pluginFacts('transformer', type, plugin)),
    urns: urnKinds(data).filter(({ name }) => attached.includes(name)),
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

function sourceFacts(
  { plugins }: RecipeIndex,
  { connectors }: Pick<ConnectorData, 'connectors'>,
): [string, SourceFacts][] {
  return connectors.flatMap(({ value: connector }) =>
    connector.modules.map((module): [string, SourceFacts] => {
      const { options = [], rules = [] } = plugins.source.get(module.plugin) ?? {};
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
          rules: ruleFacts(rules, options),
          stateful: options.some(({ option }) => option.name === 'stateful_ingestion'),
          scenarios: scenariosOf(module),
          features: featuresOf(module),
          patterns: module.patterns.map(patternFacts),
          profilingNeeds: needs.map(({ text }) => sentence(text)),
        },
      ];
    }),
  );
}

function scenariosOf({ recipes }: ConnectorModule): RecipeScenario[] {
  return recipes.map(({ title, shows, yaml }) => ({ id: slug(title), title, shows: sentence(shows), yaml }));
}

// Defaults that are worth turning off, because they need the most time and permissions. The rest share options.
const switchedOff: readonly string[] = ['Table-Level Lineage', 'Column-level Lineage', 'Dataset Usage'];

/** What the module does only if options say so, or does unless they say so. */
function featuresOf({ capabilities }: ConnectorModule): RecipeFeature[] {
  return Object.entries(capabilities)
    .filter(
      ([name, { value, options }]) =>
        options.length > 0 && (value === 'opt-in' || (value === 'supported' && switchedOff.includes(name))),
    )
    .map(([name, { value, options, note }]) => ({
      name,
      options,
      ...(value === 'supported' && { on: true }),
      ...(note !== undefined && { note: sentence(note) }),
    }));
}

function patternFacts({ option, matches, fallback, note }: ConnectorModule['patterns'][number]): PatternTarget {
  return {
    option,
    ...(matches !== undefined && { matches }),
    ...(fallback !== undefined && { fallback }),
    ...(note !== undefined && { note: sentence(note) }),
  };
}

/** Written pages that include the options of sinks and transformers. */
const pages: Readonly<Record<string, string>> = {
  console: '/docs/metadata-ingestion/sink_docs/console',
  file: '/docs/metadata-ingestion/sink_docs/file',
  transformer: '/docs/metadata-ingestion/docs/transformer/dataset_transformer',
  sink: '/docs/metadata-ingestion/sink_docs/datahub',
};

function pluginFacts(kind: PluginKind, type: string, { summary, options, rules }: Plugin): PluginFacts {
  const anchors = `${type}.config.`;
  const page = pages[kind === 'sink' && Object.hasOwn(pages, type) ? type : kind] ?? '';
  return {
    type,
    summary: sentence(summary),
    page,
    anchors,
    options: options.map((option) => optionFacts(option, anchors)),
    rules: ruleFacts(rules, options),
  };
}

function ruleFacts(rules: readonly ResolvedRule[], options: readonly ResolvedOption[]): RecipeRule[] {
  return recipeRules(rules, options).map((rule) => ({ ...rule, why: sentence(rule.why) }));
}

/** @param row ID of the row that shows options of a shared group, which have no separate rows */
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
    ...(option.looksUpDomains && { looksUpDomains: true }),
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
