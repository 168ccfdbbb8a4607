import type { Rule } from '#model/rules/site-under-check.ts';
import { internalLinks } from './internal-links.ts';

/** A link uses an old address. It works, but it costs the reader a page load. */
export const linksRedirected: Rule = (site) => {
  const targets = new Map(site.redirects?.value.map((redirect) => [redirect.from, redirect.to]));
  return internalLinks(site).flatMap(({ path, origin }) => {
    const to = targets.get(path);
    if (to === undefined) return [];
    const message = `"${path}" has moved to "${to}".`;
    return [{ ...origin, rule: 'links/redirected', message, fix: `Write "${to}".`, target: path, severity: 'warning' }];
  });
};
