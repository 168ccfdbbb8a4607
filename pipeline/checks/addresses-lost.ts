import { answeringPaths } from '#model/rules/addresses.ts';
import type { Rule } from '#model/rules/site-under-check.ts';

/** A published address no longer has a page or a redirect. */
export const addressesLost: Rule = (site) => {
  const { ledger, redirects } = site;
  if (!ledger) return [];
  const answering = answeringPaths(site);
  const redirected = new Set(redirects?.value.map(({ from }) => from));
  return Object.entries(ledger.value.addresses).flatMap(([path, { status }]) => {
    if (status !== 'page' || answering.has(path) || redirected.has(path) || site.hidden.has(path)) return [];
    return [
      {
        ...ledger.origin(['addresses', path]),
        rule: 'addresses/lost',
        message: `"${path}" was published, but no page or redirect exists at this address anymore.`,
        fix: 'Restore the page, add a redirect from its address, or set its status to "gone" with a reason.',
        severity: 'error',
      },
    ];
  });
};
