import type { BuiltData } from '#services/mcp/built-data.ts';
import type { PublishedConnector, PublishedOptions } from '../published.ts';

/** The connectors of a built site. */
export function builtConnectors(data: BuiltData): readonly PublishedConnector[] {
  return data.file<{ connectors: readonly PublishedConnector[] }>('connectors').connectors;
}

/** The options of everything that a built site's recipes can contain. */
export function builtOptions(data: BuiltData): PublishedOptions {
  return data.file('options');
}
