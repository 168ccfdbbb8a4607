import type { Problem } from '#model/problem.ts';
import type { Rule, SiteUnderCheck } from '#model/rules/site-under-check.ts';
import { addressesLost } from './addresses-lost.ts';
import { addressesLostAnchor } from './addresses-lost-anchor.ts';
import { addressesNoReason } from './addresses-no-reason.ts';
import { addressesUnlisted } from './addresses-unlisted.ts';
import { addressesWritten } from './addresses-written.ts';
import { linksMissingAnchor } from './links-missing-anchor.ts';
import { linksMissingPage } from './links-missing-page.ts';
import { linksRedirected } from './links-redirected.ts';
import { navigationMissingDoc } from './navigation-missing-doc.ts';
import { navigationUnknownSidebar } from './navigation-unknown-sidebar.ts';
import { pagesAlike } from './pages-alike.ts';
import { pagesDuplicateId } from './pages-duplicate-id.ts';
import { pagesDuplicateRoute } from './pages-duplicate-route.ts';
import { pagesKeywords } from './pages-keywords.ts';
import { pagesNoSources } from './pages-no-sources.ts';
import { pagesTooShort } from './pages-too-short.ts';
import { redirectsDuplicate } from './redirects-duplicate.ts';
import { redirectsLoop } from './redirects-loop.ts';
import { redirectsMissingTarget } from './redirects-missing-target.ts';
import { redirectsOntoFile } from './redirects-onto-file.ts';
import { redirectsOntoPage } from './redirects-onto-page.ts';
import { versionsUnknownDraft } from './versions-unknown-draft.ts';

/** Rules about the whole site. Those about one page's text are part of pipeline/markdown/, and those about a subject's data belong to the subject. */
const rules: readonly Rule[] = [
  linksMissingPage,
  linksMissingAnchor,
  linksRedirected,
  navigationMissingDoc,
  navigationUnknownSidebar,
  versionsUnknownDraft,
  pagesDuplicateId,
  pagesDuplicateRoute,
  redirectsLoop,
  redirectsOntoPage,
  redirectsOntoFile,
  redirectsDuplicate,
  redirectsMissingTarget,
  addressesUnlisted,
  addressesLost,
  addressesLostAnchor,
  addressesWritten,
  addressesNoReason,
];

/** What a page needs before it is finished. Nothing breaks without it, so a build shows pages that still lack it. */
const rulesOfFinishedPages: readonly Rule[] = [pagesTooShort, pagesNoSources, pagesKeywords, pagesAlike];

/**
 * Runs the rules and returns all problems.
 * @param areFinished whether the pages have to be finished
 */
export function runChecks(site: SiteUnderCheck, areFinished: boolean): Problem[] {
  const asked = areFinished ? [...rules, ...rulesOfFinishedPages] : rules;
  return asked.flatMap((rule) => rule(site));
}
