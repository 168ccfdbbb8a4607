import { nearest } from '#model/nearest.ts';
import type { PluginFacts, RecipeFacts } from '../facts.ts';

export type PluginKind = 'source' | 'sink' | 'transformer';

/**
 * The type that a recipe means: its own if there is such a plugin, or the nearest name of one.
 * @returns undefined for a class of the reader's own, which is named by a path, and for a name that resembles none
 */
export function meantType(kind: PluginKind, type: string, facts: RecipeFacts): string | undefined {
  const listed = { source: facts.sources, sink: facts.sinks, transformer: facts.transformers }[kind];
  const known = listed.map((plugin) => plugin.type);
  if (known.includes(type)) return type;
  return type === '' || /[.:$]/.test(type) ? undefined : nearest(type, known);
}

/** The facts of a plugin. */
export function findPlugin(kind: PluginKind, type: string, facts: RecipeFacts): PluginFacts | undefined {
  if (kind === 'source') return Object.hasOwn(facts.loaded, type) ? facts.loaded[type] : undefined;
  return (kind === 'sink' ? facts.sinks : facts.transformers).find((plugin) => plugin.type === type);
}
