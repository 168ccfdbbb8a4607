import type { PublishedOptions } from '#generators/data-files/plugins.ts';
import type { RecipeFacts } from '#recipes/facts.ts';

/** What recipes are checked against, from the published options. */
export function recipeFactsOf({ recipe, sources, sinks, transformers }: PublishedOptions): RecipeFacts {
  return {
    keys: recipe,
    sources: sources.map(({ type, title, connector, extra, page }) => ({
      type,
      title,
      connector,
      icon: null,
      extra,
      page,
    })),
    sinks,
    transformers,
    loaded: Object.fromEntries(sources.map((source) => [source.type, source])),
  };
}
