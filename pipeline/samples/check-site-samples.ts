import type { Problem } from '#model/problem.ts';
import type { SiteModel } from '#model/site-model.ts';
import type { Sources } from '#pipeline/load/load-sources.ts';
import { checkSamples } from './check-samples.ts';
import { sampleKnowledge } from './knowledge.ts';

/**
 * Checks the samples of all pages against everything that the content says.
 * @param hidden paths that are owed
 */
export function checkSiteSamples(model: SiteModel, sources: Sources, hidden: ReadonlySet<string>): Problem[] {
  const pages = model.locales.flatMap((locale) => locale.pages);
  return checkSamples(pages, sampleKnowledge(sources, hidden, pages));
}
