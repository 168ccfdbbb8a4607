import type { BuiltData } from '#services/mcp/built-data.ts';
import type { PublishedAspects, PublishedEntities } from '../published.ts';

/** The entity types of a built site, and their relationships. */
export function builtEntities(data: BuiltData): PublishedEntities {
  return data.file('entities');
}

/** The aspects of a built site. */
export function builtAspects(data: BuiltData): PublishedAspects {
  return data.file('aspects');
}
