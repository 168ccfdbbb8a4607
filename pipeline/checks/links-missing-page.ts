import { answeringPaths, didYouMean } from './addresses.ts';
import { internalLinks } from './internal-links.ts';
import type { Rule } from './site-under-check.ts';

/** A link leads to an address where nothing answers. Owed pages and drafts are fine: their links are shown as text. */
export const linksMissingPage: Rule = (site) => {
  const answering = answeringPaths(site);
  const redirected = new Set(site.redirects?.value.map((redirect) => redirect.from));
  const candidates = [...answering, ...site.hidden];
  return internalLinks(site)
    .filter(({ path }) => !answering.has(path) && !site.hidden.has(path) && !redirected.has(path))
    .map(({ path, origin }) => ({
      ...origin,
      rule: 'links/missing-page',
      message: `There is no page at "${path}".`,
      ...didYouMean(path, candidates),
      target: path,
      severity: 'error',
    }));
};
