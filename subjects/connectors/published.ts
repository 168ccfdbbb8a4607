import type { PluginFacts, RecipeOption, SourceFacts, SourceListing } from '#recipes/facts.ts';
import type { MetamodelData } from '#subjects/metamodel/data.ts';
import { connectorPath } from './connector-path.ts';
import type { ConnectorData } from './data.ts';
import { recipeFacts } from './recipes/recipe-facts.ts';
import type { Connector } from './schema/connector.ts';

/** A connector as listed in `connectors.json`; its options are in `options.json`. */
export interface PublishedConnector
  extends Omit<Connector, 'summary' | 'icon' | 'guides' | 'links' | 'modules' | 'keywords'> {
  page: string;
  keywords: readonly string[];
  modules: readonly Omit<Connector['modules'][number], 'options' | 'inherits' | 'rules'>[];
}

/** A source as listed in `options.json`. */
export type PublishedSource = SourceFacts & Omit<SourceListing, 'icon'>;

/** The content of `options.json`. */
export interface PublishedOptions {
  recipe: readonly RecipeOption[];
  sources: readonly PublishedSource[];
  sinks: readonly PluginFacts[];
  transformers: readonly PluginFacts[];
}

/** Connectors, without what only their pages need. */
export function publishedConnectors({ connectors }: Pick<ConnectorData, 'connectors'>): PublishedConnector[] {
  return connectors.map(({ value }) => {
    const { summary: _, icon: __, guides: ___, links: ____, modules, ...connector } = value;
    return {
      ...connector,
      page: connectorPath(connector.id),
      modules: modules.map(({ options: _options, inherits: _inherits, rules: _rules, ...module }) => module),
    };
  });
}

/** Every option that a recipe can set. */
export function publishedOptions(data: ConnectorData & Pick<MetamodelData, 'entities'>): PublishedOptions {
  const { keys, sources, sinks, transformers, loaded } = recipeFacts(data);
  return {
    recipe: keys,
    sources: sources.flatMap(({ icon: _, ...listing }) => {
      const facts = loaded[listing.type];
      return facts === undefined ? [] : [{ ...facts, ...listing }];
    }),
    sinks,
    transformers,
  };
}
