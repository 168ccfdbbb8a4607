import type { Page, PageDraft } from '#model/page.ts';
import type { Problem } from '#model/problem.ts';
import type { SiteUnderCheck } from '#model/rules/site-under-check.ts';
import { dataOf } from '#pipeline/load/load-file.ts';
import type { Sources } from '#pipeline/load/load-sources.ts';
import { checkSite } from '#subjects/check-site.ts';
import type { SiteModel } from '#subjects/site-model.ts';
import { runChecks } from './run-checks.ts';

export interface CheckedParts {
  sources: Sources;
  /** Every draft of the default locale. */
  drafts: readonly PageDraft[];
  /** Paths that links can refer to although nothing is published there. */
  hidden: ReadonlySet<string>;
  /** Texts of the screens, in all locales. */
  screenTexts: readonly Page[];
  /** Whether the pages have to be finished. */
  areFinished: boolean;
}

/**
 * Runs every rule over a finished model.
 * @param model the model
 * @param parts what it was made of
 * @returns no problems if the redirects or the ledger can't be read, because too much would seem to be missing
 */
export function checkModel(model: SiteModel, parts: CheckedParts): Problem[] {
  const { sources, drafts, hidden, screenTexts } = parts;
  if (sources.redirects.state === 'wrong' || sources.ledger.state === 'wrong') return [];
  const original = model.locales.find(({ locale }) => locale.code === model.config.defaultLocale) ?? model.locales[0];
  const others = model.locales.filter((each) => each !== original).flatMap(({ pages }) => pages);
  const navigationFile = dataOf(sources.navigation);
  const redirects = dataOf(sources.redirects);
  const ledger = dataOf(sources.ledger);
  const glossary = dataOf(sources.glossary);
  const synonyms = dataOf(sources.synonyms);
  const site: SiteUnderCheck = {
    config: sources.config,
    screens: model.screens,
    drafts,
    pages: original?.pages ?? [],
    translations: others.filter((page) => page.fallbackFrom === undefined),
    navigation: original?.navigation ?? { sidebars: {}, places: {} },
    screenTexts: screenTexts.filter((text) => text.fallbackFrom === undefined),
    hidden,
    toolFacts: model.toolFacts,
    ...(navigationFile && { navigationFile }),
    ...(redirects && { redirects }),
    ...(glossary && { glossary }),
    ...(synonyms && { synonyms }),
    ...(ledger && { ledger }),
  };
  return [...runChecks(site, parts.areFinished), ...checkSite(sources.data, site)];
}
