import { answeringPaths, didYouMean } from '#model/rules/addresses.ts';
import type { Rule } from '#model/rules/site-under-check.ts';
import { internalLinks } from './internal-links.ts';

/** A link leads to an address that doesn't exist. Planned pages and drafts are fine: their links are shown as text. */
export const linksMissingPage: Rule = (site) => {
  const answering = answeringPaths(site);
  const redirected = new Set(site.redirects?.value.map((redirect) => redirect.from));
  const candidates = [...answering, ...site.hidden];
  // A missing page can be linked from everywhere, and a comparison with all addresses takes a while.
  const fixes = new Map<string, { fix?: string }>();
  const fixFor = (path: string) => {
    const fix = fixes.get(path) ?? didYouMean(path, candidates);
    fixes.set(path, fix);
    return fix;
  };
  return internalLinks(site)
    .filter(({ path }) => !answering.has(path) && !site.hidden.has(path) && !redirected.has(path))
    .map(({ path, origin }) => ({
      ...origin,
      rule: 'links/missing-page',
      message: `There is no page at "${path}".`,
      ...fixFor(path),
      target: path,
      severity: 'error',
    }));
};
