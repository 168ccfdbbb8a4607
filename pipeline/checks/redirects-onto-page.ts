import { answeringPaths } from '#model/rules/addresses.ts';
import type { Rule } from '#model/rules/site-under-check.ts';

/** A redirect begins at a page's address, so one of the two would never be shown. */
export const redirectsOntoPage: Rule = (site) => {
  const answering = answeringPaths(site);
  const { redirects } = site;
  if (!redirects) return [];
  return redirects.value.flatMap(({ from }, index) => {
    if (!answering.has(from)) return [];
    const message = `"${from}" is a page, so you can't redirect it.`;
    const fix = 'Remove either the redirect or the page.';
    return [{ ...redirects.origin([index, 'from']), rule: 'redirects/onto-page', message, fix, severity: 'error' }];
  });
};
