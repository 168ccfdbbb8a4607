import type { RecipeFacts } from '#recipes/facts.ts';
import type { PublishedOptions } from '#subjects/connectors/published.ts';
import type { PublishedEntity } from '#subjects/metamodel/published.ts';

/** What recipes are checked against, from the published options and entity types. */
export function recipeFactsOf(
  { recipe, sources, sinks, transformers }: PublishedOptions,
  entities: readonly Pick<PublishedEntity, 'name' | 'title' | 'identity'>[],
): RecipeFacts {
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
    urns: entities.map(({ name, title, identity }) => ({ name, title, parts: identity.parts })),
    loaded: Object.fromEntries(sources.map((source) => [source.type, source])),
  };
}
