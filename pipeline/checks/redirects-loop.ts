import { readAddress } from '#model/rules/addresses.ts';
import type { Rule } from '#model/rules/site-under-check.ts';

/** A redirect leads back to its own address. */
export const redirectsLoop: Rule = ({ redirects }) => {
  if (!redirects) return [];
  const targets = new Map(redirects.value.map(({ from, to }) => [from, readAddress(to).path]));
  return redirects.value.flatMap(({ from }, index) => {
    const way = [from];
    let next = targets.get(from);
    while (next !== undefined && !way.includes(next)) {
      way.push(next);
      next = targets.get(next);
    }
    // Every redirect in the loop gets here, but only the first one is reported.
    const isFirst = redirects.value.findIndex((redirect) => way.includes(redirect.from)) === index;
    if (next !== from || !isFirst) return [];
    const message = `The redirects form a loop: ${[...way, from].join(' → ')}.`;
    const fix = 'Redirect one of these addresses to a page.';
    return [{ ...redirects.origin([index]), rule: 'redirects/loop', message, fix, severity: 'error' }];
  });
};
