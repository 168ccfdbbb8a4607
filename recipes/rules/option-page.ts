import type { Scope } from '../check/context.ts';
import type { PluginFacts, RecipeOption } from '../facts.ts';

/** Path and hash of the row that describes an option. */
export function optionPage(plugin: PluginFacts | undefined, option: RecipeOption): string {
  if (plugin === undefined) return `/docs/metadata-ingestion#recipe.${option.path}`;
  return `${plugin.page}#${option.anchor ?? plugin.anchors + option.path}`;
}

/** The page to read about options that don't exist; nothing if the rule's page is just as good. */
export function pluginPage({ plugin }: Scope): { page?: string } {
  return plugin === undefined ? {} : { page: plugin.page };
}
