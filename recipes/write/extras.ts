import type { RecipeFacts } from '../facts.ts';

/** Sinks that are separate plugins. The base package includes the others. */
const sinkExtras: readonly string[] = ['datahub-rest', 'datahub-kafka', 'datahub-lite'];

/**
 * Extras of the package `acryl-datahub` that a recipe needs.
 * @param sink absent when the recipe leaves it out, which means `datahub-rest`
 */
export function extrasFor(source: string, sink: string | undefined, { sources }: RecipeFacts): string[] {
  const extra = sources.find(({ type }) => type === source)?.extra;
  const ofSink = sinkExtras.filter((name) => name === (sink ?? 'datahub-rest'));
  return [...(extra == null ? [] : [extra]), ...ofSink];
}
