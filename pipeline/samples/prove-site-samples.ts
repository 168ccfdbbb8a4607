import type { Page } from '#model/page.ts';
import type { Problem } from '#model/problem.ts';
import type { Sources } from '#pipeline/load/load-sources.ts';
import { type PageReport, reportPages } from '#pipeline/report/report-pages.ts';
import type { SiteModel } from '#subjects/site-model.ts';
import { checkSamples } from './check-samples.ts';
import { sampleKnowledge } from './knowledge.ts';

/** The results for a site's samples. */
export interface SampleProofs {
  problems: Problem[];
  /** One entry per page. */
  report: PageReport[];
}

/**
 * Checks the samples of all pages against everything that the content says.
 * @param hidden paths that are planned
 * @param screenTexts texts of the screens
 */
export function proveSiteSamples(
  model: SiteModel,
  sources: Sources,
  hidden: ReadonlySet<string>,
  screenTexts: readonly Page[],
): SampleProofs {
  const pages = model.locales.flatMap((locale) => locale.pages);
  const knowledge = sampleKnowledge(sources, hidden, pages);
  return { problems: checkSamples([...pages, ...screenTexts], knowledge), report: reportPages(pages) };
}
